import type { FeeQuote } from '@credenza/schema/fee-quote'
import { money } from '../../lib/text/format.ts'
import { uploadTexts } from '../../texts/upload.ts'

const texts = uploadTexts.fee

/** What verifying an upload will cost its holder. */
export function feeNotice({ leastFils, mostFils }: FeeQuote): string {
  if (mostFils === 0) return texts.free
  if (leastFils === mostFils) return texts.one(money(mostFils))
  return leastFils === 0 ? texts.upTo(money(mostFils)) : texts.several(money(leastFils), money(mostFils))
}

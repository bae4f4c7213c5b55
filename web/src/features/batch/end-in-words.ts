import type { Batch } from '@credenza/schema/batch'
import { formatNumber } from '../../lib/format.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'

/** Why items were skipped: the most frequent reasons, with the server's sentence for each. */
export type SkipReason = { key: string; message: string; count: number }

/** '401 accepted. 3 skipped: not signed yet.' */
export function skipsInWords({ kind, done, skipped }: Batch, reasons: readonly SkipReason[]): string {
  const words = reasons.map((reason) =>
    reasons.length === 1 ? shortly(reason) : texts.reasonOf(shortly(reason), formatNumber(reason.count)),
  )
  return `${texts.ends[kind](formatNumber(done))} ${texts.skippedFor(formatNumber(skipped), words.join(common.comma))}`
}

/** '401 accepted. 3 failed. Open Details to see why.' */
export const failuresInWords = ({ kind, done, failed }: Batch): string =>
  `${texts.ends[kind](formatNumber(done))} ${texts.failedSome(formatNumber(failed))}`

const shortly = ({ key, message }: SkipReason): string =>
  key in texts.skips ? texts.skips[key as keyof typeof texts.skips] : message.replace(/\.$/, '')

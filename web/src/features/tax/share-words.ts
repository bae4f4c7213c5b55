import type { PlatformShare } from '@credenza/schema/platform-share'
import { formatDate } from '../../lib/text/format.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { taxTexts } from '../../texts/tax.ts'

const texts = taxTexts.share

/** What the platform keeps of each fee, now and after the next change. */
export function shareWords({ percent, next }: PlatformShare): string {
  const now = percent === 0 ? texts.none : texts.kept(percent)
  return next ? `${now}${sentenceGap}${texts.next(next.percent, formatDate(next.effectiveFrom))}` : now
}

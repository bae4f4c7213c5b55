import type { Batch } from '@credenza/schema/batch'
import { formatNumber } from '../../lib/text/format.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'

/** Why items failed: the most frequent reasons, with the server's sentence for each. */
export type FailureReason = { key: string; message: string; count: number }

/** '401 accepted. 3 skipped: not signed yet.' */
export function skipsInWords({ kind, done, skipped }: Batch, reasons: readonly FailureReason[]): string {
  return inARow(
    texts.ends[kind](formatNumber(done)),
    texts.skippedFor(formatNumber(skipped), inWords(reasons)),
  )
}

/** '401 accepted. 3 failed: not signed yet (2), suspended (1).', without the first sentence if nothing succeeded. */
export function failuresInWords({ kind, done, failed }: Batch, reasons: readonly FailureReason[]): string {
  const named = reasons.reduce((sum, { count }) => sum + count, 0)
  return inARow(
    done > 0 && texts.ends[kind](formatNumber(done)),
    texts.failedFor(formatNumber(failed), inWords(reasons)),
    named < failed && texts.otherReasons,
  )
}

/** 'not signed yet (2), suspended (1)'. */
export const inWords = (reasons: readonly FailureReason[]): string =>
  reasons
    .map((reason) =>
      reasons.length === 1 ? shortly(reason) : texts.reasonOf(shortly(reason), formatNumber(reason.count)),
    )
    .join(common.comma)

const shortly = ({ key, message }: FailureReason): string =>
  key in texts.skips ? texts.skips[key as keyof typeof texts.skips] : message.replace(/\.$/, '')

import type { Batch } from '@credenza/schema/batch'
import { formatNumber } from '../../lib/text/format.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { runningWords } from './batch-name.ts'
import { hasEnded } from './batch-state.ts'
import { paceWords } from './pace-words.ts'

/**
 * 'Revoking... 400 of 1,000 · 2 failed', once all of it is done '1,000 revoked.', and '0 of 4,951 undone' where it was too
 * late to undo. `lost` is whether the server was out of reach when it was last asked.
 */
export function progressInWords(batch: Batch, lost = false): string {
  const { kind, state, total, done, skipped } = batch
  const isUndone = state === 'recalled'
  if (isUndone && batch.failed === 0) return texts.phases.recalled
  if (hasEnded(batch) && done === total) return texts.ends[kind](formatNumber(done))
  const failed = batch.failed - skipped
  const [doneOf, all] = [formatNumber(done), formatNumber(total)]
  // Of a single item, a count says nothing.
  const count = isUndone ? texts.undoneOf(doneOf, all) : total > 1 && common.progressOf(doneOf, all)
  const parts = [
    [!hasEnded(batch) && (state === 'recalling' ? texts.undoing : runningWords(batch)), count]
      .filter(Boolean)
      .join(' '),
    skipped > 0 && texts.skipped(formatNumber(skipped)),
    failed > 0 && common.failed(formatNumber(failed)),
    lost && !hasEnded(batch) ? common.waitingForServer : paceWords(batch),
  ]
  return parts.filter(Boolean).join(' · ')
}

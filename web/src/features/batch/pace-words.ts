import type { Batch } from '@credenza/schema/batch'
import { formatNumber } from '../../lib/text/format.ts'
import { minutesAndSeconds } from '../../lib/use-countdown.ts'
import { batchTexts as texts } from '../../texts/batch.ts'

/** If less time remains, the batch ends before anyone reads its pace. */
const leastSeconds = 10

/** The pace of a batch and how long the rest will take; undefined if it is nearly done, has ended, or waits. */
export function paceWords({
  total,
  done,
  failed,
  perSecond,
  waitsFor,
}: Pick<Batch, 'total' | 'done' | 'failed' | 'perSecond' | 'waitsFor'>): string | undefined {
  const secondsLeft = Math.round((total - done - failed) / perSecond)
  if (waitsFor || !(secondsLeft >= leastSeconds) || perSecond === 0) return undefined
  const rate = formatNumber(perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond))
  return texts.pace(rate, minutesAndSeconds(secondsLeft))
}

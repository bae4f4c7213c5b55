import type { TimelineEntry, TimelineKind } from '@credenza/schema/timeline'

/** Whether the platform is still storing, recording, moving the token, or waiting for finality. */
export function isUnderWay(timeline: readonly TimelineEntry[]): boolean {
  const has = (kind: TimelineKind) => timeline.some((entry) => entry.kind === kind)
  if (has('signed') && !has('stored')) return true
  if (has('accepted') && !has('anchored')) return true
  return timeline.some(
    ({ kind, evidence }) =>
      (kind === 'transferred' && evidence === null) || (evidence?.kind === 'transaction' && !evidence.final),
  )
}

import { queueChannel } from '../../certificates/queue/tell-readers.ts'
import type { Listener } from '../../platform/db/wake.ts'

/**
 * What this process knows about changes of verifiers' queues. A queue's changes are in other organisations' trails, so notices
 * announce them when they commit. Notices are not stored, so a gap in the connection counts as news of every queue.
 */
export interface QueueNews extends Listener {
  /** Returns a different number after something has changed in one of these queues. */
  countOf(queueIds: readonly string[]): number
}

export function queueNews(): QueueNews {
  const notices = new Map<string, number>()
  let gaps = 0
  return {
    onNotice: (channel, queueId) => {
      if (channel === queueChannel) notices.set(queueId, (notices.get(queueId) ?? 0) + 1)
    },
    onGap: () => {
      gaps += 1
    },
    countOf: (queueIds) => queueIds.reduce((sum, id) => sum + (notices.get(id) ?? 0), gaps),
  }
}

import { queueChannel } from '../../certificates/queue/tell-readers.ts'
import type { Listener } from '../../platform/db/wake.ts'

/**
 * What this process has heard of verifiers' queues. What happens there stands in other organisations' trails, so it is
 * heard of by notices, which come with their commit and leave nothing behind; a gap counts as news of every queue.
 */
export interface QueueNews extends Listener {
  /** Another number once something has changed in one of these queues. */
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

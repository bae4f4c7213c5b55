import { queueChannel } from '../../certificates/queue/tell-readers.ts'
import type { Listener } from '../../platform/db/wake.ts'

/**
 * What this process has heard about verifiers' queues. Changes of a queue are in other organisations' trails, so they
 * are announced by notices, which come with their commit and leave nothing behind; a gap counts as news of every queue.
 */
export interface QueueNews extends Listener {
  /** Returns a different number once something has changed in one of these queues. */
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

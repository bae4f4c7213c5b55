import { queueChannel } from '../../certificates/queue/tell-readers.ts'

/** One reader's stream, as other code sees it. */
export interface OpenStream {
  token: string
  organisationId: string
  queueIds: readonly string[]
  /** The last position in the organisation's trail that the stream knows. It need not show every entry. */
  head: number
  /** Whether one of its queues has news that it has not sent. */
  hasQueueNews(): boolean
  /** Called when the organisation's trail has grown. */
  wake(): void
  /** Called when one of its queues has changed. */
  hear(): void
  /** Called when nothing has happened. Sends a heartbeat, which keeps the connection open. */
  beat(): void
  end(): void
}

/** The streams of this process, indexed by the notices they listen to, so that a notice costs unrelated streams nothing. */
export interface OpenStreams {
  /** Returns a function that removes the stream. */
  add(stream: OpenStream): () => void
  /** Wakes the streams that a notice of the database concerns. */
  notify(channel: string, payload: string): void
  all(): OpenStream[]
}

export const auditChannel = 'audit'

export function openStreams(): OpenStreams {
  const streams = new Set<OpenStream>()
  const byNotice = new Map<string, Set<() => void>>()
  return {
    add: (stream) => {
      const notices = noticesFor(stream)
      streams.add(stream)
      for (const [notice, act] of notices) byNotice.set(notice, (byNotice.get(notice) ?? new Set()).add(act))
      return () => {
        streams.delete(stream)
        for (const [notice, act] of notices) {
          const others = byNotice.get(notice)
          others?.delete(act)
          if (others?.size === 0) byNotice.delete(notice)
        }
      }
    },
    notify: (channel, payload) => {
      for (const act of byNotice.get(`${channel} ${payload}`) ?? []) act()
    },
    all: () => [...streams],
  }
}

/** New functions for each stream, because an organisation can have several streams. */
const noticesFor = (stream: OpenStream): [notice: string, act: () => void][] => [
  [`${auditChannel} ${stream.organisationId}`, () => stream.wake()],
  ...stream.queueIds.map((id): [string, () => void] => [`${queueChannel} ${id}`, () => stream.hear()]),
]

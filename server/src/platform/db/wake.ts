import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './follow-primary.ts'

/** Waits for a NOTIFY, at most for the given time: LISTEN only shortens the wait. */
export interface Waker {
  wait(timeoutMs: number, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** For callers that need to know what was notified. */
export interface Listener {
  onNotice(channel: string, payload: string): void
  /** Something may have been notified while nothing was listening. */
  onGap(): void
}

const reconnectMs = 5_000

/** Listens on its own connection. While that is broken it retries every five seconds, and `wait` only waits. */
export function listenOn(url: string, channels: readonly string[], listener?: Listener): Waker {
  const connecting = connectionTo(url)
  const wakes = new EventTarget()
  let client: pg.Client | undefined
  let triedAt = Number.NEGATIVE_INFINITY
  let wasNotified = false

  async function connect(): Promise<void> {
    triedAt = performance.now()
    const fresh = new pg.Client({ ...connecting, connectionTimeoutMillis: 5_000 })
    const forget = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('error', forget)
    fresh.on('end', forget)
    fresh.on('notification', ({ channel, payload = '' }) => {
      wasNotified = true
      listener?.onNotice(channel, payload)
      wakes.dispatchEvent(new Event('wake'))
    })
    try {
      await fresh.connect()
      for (const channel of channels) await fresh.query(`LISTEN ${channel}`)
      client = fresh
      // We were not notified of what was enqueued before LISTEN took effect.
      wasNotified = true
      listener?.onGap()
    } catch {
      await fresh.end().catch(() => {})
    }
  }

  return {
    wait: async (timeoutMs, signal) => {
      if (!client && performance.now() - triedAt > reconnectMs) await connect()
      const ended = new AbortController()
      const either = AbortSignal.any([signal, ended.signal])
      if (!wasNotified && !signal.aborted)
        await Promise.race([
          once(wakes, 'wake', { signal: either }).catch(() => {}),
          pause(timeoutMs, undefined, { signal: either }).catch(() => {}),
        ])
      ended.abort()
      wasNotified = false
      if (!client) listener?.onGap()
    },
    close: async () => {
      await client?.end().catch(() => {})
    },
  }
}

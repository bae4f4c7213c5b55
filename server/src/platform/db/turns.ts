import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<number>()

/** Runs `work`, and all that it awaits, as something that began at this time (milliseconds of `performance.now()`). */
export const begunAt = <T>(time: number, work: () => T): T => storage.run(time, work)

/** Something older than this is no call that somebody waits for: a stream, or what goes on after a call. */
const oldestCallMs = 10_000

function orderOf(now: number): number {
  const begun = storage.getStore() ?? now
  return now - begun > oldestCallMs ? now : begun
}

interface Waiting {
  since: number
  start: () => void
}

export interface Turns {
  /** Resolves once there is room. Rejects after `patienceMs`. Each turn taken must be given back. */
  take(): Promise<void>
  giveBack(): void
}

/**
 * Lets at most `room` in at a time, and first whatever began first (`begunAt`): with many calls at once, a call that asks
 * several times would otherwise wait each time as long as others wait in all. Other work counts from when it asks.
 */
export function turnsByAge(room: number, patienceMs: number): Turns {
  let free = room
  /** The oldest last. */
  const waiting: Waiting[] = []

  const enqueue = (one: Waiting) => {
    const place = waiting.findIndex(({ since }) => since <= one.since)
    waiting.splice(place < 0 ? waiting.length : place, 0, one)
  }

  return {
    take() {
      if (free > 0) {
        free--
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1)
          reject(new Error('timeout exceeded when trying to connect'))
        }, patienceMs)
        const start = () => {
          clearTimeout(giveUp)
          resolve()
        }
        const one: Waiting = { since: orderOf(performance.now()), start }
        enqueue(one)
      })
    },
    giveBack() {
      const next = waiting.pop()
      if (next) next.start()
      else free++
    },
  }
}

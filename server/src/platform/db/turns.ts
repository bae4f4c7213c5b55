import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<number>()

/** Runs `work`, and all that it awaits, as part of a call that began at this time (milliseconds of `performance.now()`). */
export const begunAt = <T>(time: number, work: () => T): T => storage.run(time, work)

/** Work that began earlier is not a call that somebody waits for: it is a stream, or what continues after a call. */
const oldestCallMs = 10_000

/** When the current call began; undefined for other work. */
function callBegunAt(now: number): number | undefined {
  const begun = storage.getStore()
  return begun !== undefined && now - begun <= oldestCallMs ? begun : undefined
}

/** A place at the database, held by one caller or shared by several. */
export interface Turn<Held> {
  held: Held
  holders: number
}

interface Waiting<Held> {
  since: number
  shares: boolean
  start: (turn: Turn<Held>) => void
}

export interface Turns<Held> {
  /**
   * Resolves once there is room. Calls that `share` may get one turn together; other work, which may take long, never does.
   * Rejects after `patienceMs`. Give back each turn.
   */
  take(how: { shares: boolean }): Promise<Turn<Held>>
  giveBack(turn: Turn<Held>): void
  /** How many wait for a turn. */
  waiting(): number
}

/**
 * Gives out at most `room` turns at a time, first to whatever began first (`begunAt`). Otherwise, with many calls at once, a
 * call that asks several times would each time wait behind all others. Other work counts from when it asks. A turn holds what
 * `hold` returns, until its last holder gives it back (`letGo`).
 */
export function turnsByAge<Held>({
  room,
  mostSharing,
  patienceMs,
  hold,
  letGo,
}: {
  room: number
  mostSharing: number
  patienceMs: number
  hold: () => Held
  letGo: (held: Held) => void
}): Turns<Held> {
  let free = room
  /** The oldest last. */
  const waiting: Waiting<Held>[] = []

  const enqueue = (one: Waiting<Held>) => {
    const place = waiting.findIndex(({ since }) => since <= one.since)
    waiting.splice(place < 0 ? waiting.length : place, 0, one)
  }

  /**
   * Removes the oldest from the queue and, if it shares, the next oldest that share too. Takes no more than an equal part of
   * the queue, since other turns may become free at the same time.
   */
  function takeNext(): Waiting<Held>[] {
    const most = Math.min(mostSharing, Math.ceil(waiting.length / room))
    const oldest = waiting.pop()
    if (!oldest?.shares) return oldest ? [oldest] : []
    const group = [oldest]
    for (let i = waiting.length - 1; i >= 0 && group.length < most; i--)
      if (waiting[i]!.shares) group.push(...waiting.splice(i, 1))
    return group
  }

  return {
    take({ shares }) {
      if (free > 0) {
        free--
        return Promise.resolve({ held: hold(), holders: 1 })
      }
      return new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1)
          reject(new Error('timeout exceeded when trying to connect'))
        }, patienceMs)
        const start = (turn: Turn<Held>) => {
          clearTimeout(giveUp)
          resolve(turn)
        }
        const now = performance.now()
        const begun = callBegunAt(now)
        const one: Waiting<Held> = { since: begun ?? now, shares: shares && begun !== undefined, start }
        enqueue(one)
      })
    },
    giveBack(turn) {
      turn.holders--
      if (turn.holders > 0) return
      letGo(turn.held)
      const group = takeNext()
      if (group.length === 0) {
        free++
        return
      }
      const next = { held: hold(), holders: group.length }
      for (const { start } of group) start(next)
    },
    waiting: () => waiting.length,
  }
}

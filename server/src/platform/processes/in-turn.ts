import { openRoom, type TooMany } from './room.ts'
import { openTurns } from './turns.ts'

interface Limits {
  /** How much is done at once, in all and for one caller. */
  places: number
  each: number
  /** How much is done or waits, in all and for one caller. */
  most: number
  mostOfOneCaller: number
  /** What callers are told beyond that. */
  refusal?: TooMany
}

/** Does work when it is its caller's turn. Throws 'too_many_requests' while too much waits, for this caller or in all. */
export function openInTurn({ places, each, ...limits }: Limits) {
  const turns = openTurns({ places, each })
  const room = openRoom(limits)
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const leave = room.enter(caller)
    const release = await turns.take(caller)
    try {
      return await work()
    } finally {
      release()
      leave()
    }
  }
}

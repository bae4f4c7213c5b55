import { openRoom, tooMany } from '../../../platform/processes/room.ts'

export interface PlaceLimits {
  /** How many requests may be judged or wait for a turn at once. */
  mostRequests: number
  /** How many more may wait for other people's hosts, which costs little but memory. */
  mostAway: number
  /** Of both together. */
  mostOfOneCaller: number
}

/**
 * Waits for other people's hosts, and leaves the request's place to others in the meantime. Throws 'too_many_requests' where too
 * many requests wait for hosts already.
 */
export type Away = <Answer>(wait: () => Promise<Answer>) => Promise<Answer>

interface Place {
  away: Away
  /** Whether it could not wait for a host. What it found out without the host must not be said. */
  isTurnedAway(): boolean
  end(): void
}

/** Gives each request a place, or throws 'too_many_requests'. */
export function openPlaces({ mostRequests, mostAway, mostOfOneCaller }: PlaceLimits) {
  const room = openRoom({ most: mostRequests + mostAway, mostOfOneCaller })
  let present = 0
  let absent = 0

  return (caller: string): Place => {
    if (present >= mostRequests) throw tooMany()
    const leave = room.enter(caller)
    present++
    let waits = 0
    let isTurnedAway = false
    let hasEnded = false
    const away: Away = async (wait) => {
      if (waits === 0 && !hasEnded) {
        isTurnedAway ||= absent >= mostAway
        if (isTurnedAway) throw tooMany()
        present--
        absent++
      }
      waits++
      try {
        return await wait()
      } finally {
        // Those who come back may be more than there are places for a while.
        if (--waits === 0 && !hasEnded) {
          present++
          absent--
        }
      }
    }
    const end = () => {
      if (waits > 0) absent--
      else present--
      hasEnded = true
      leave()
    }
    return { away, isTurnedAway: () => isTurnedAway, end }
  }
}

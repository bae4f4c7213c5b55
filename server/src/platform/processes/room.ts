import { sentence } from '@credenza/schema/sentences/english'
import { ApiError } from '../http/api-error.ts'
import type { Release } from './turns.ts'

const retryAfterSeconds = 5

export type TooMany = `too_many_requests.${'checks' | 'drawings' | 'searches'}`

export const tooMany = (refusal: TooMany = 'too_many_requests.checks'): ApiError =>
  new ApiError(sentence(refusal), { retryAfterSeconds })

interface RoomLimits {
  most: number
  mostOfOneCaller: number
  refusal?: TooMany
}

/** Room for so many at once, in all and of one caller. `enter` throws 'too_many_requests' while there is none. */
export function openRoom({ most, mostOfOneCaller, refusal }: RoomLimits) {
  const inside = new Map<string, number>()
  let total = 0
  return {
    enter(caller: string): Release {
      const own = inside.get(caller) ?? 0
      if (total >= most || own >= mostOfOneCaller) throw tooMany(refusal)
      inside.set(caller, own + 1)
      total++
      return () => {
        total--
        const left = inside.get(caller)! - 1
        if (left > 0) inside.set(caller, left)
        else inside.delete(caller)
      }
    },
  }
}

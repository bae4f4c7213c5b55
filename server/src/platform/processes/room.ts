import { sentence } from '@credenza/schema/sentences/english'
import { ApiError } from '../http/api-error.ts'
import type { Release } from './turns.ts'

const retryAfterSeconds = 5

export const tooMany = (): ApiError =>
  new ApiError(sentence('too_many_requests.checks'), { retryAfterSeconds })

/** Room for so many at once, in all and of one caller. `enter` throws 'too_many_requests' while there is none. */
export function openRoom({ most, mostOfOneCaller }: { most: number; mostOfOneCaller: number }) {
  const inside = new Map<string, number>()
  let total = 0
  return {
    enter(caller: string): Release {
      const own = inside.get(caller) ?? 0
      if (total >= most || own >= mostOfOneCaller) throw tooMany()
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

import type { Log } from '../../db/log.ts'
import { faultOf } from '../../fault-of.ts'
import { isInForce } from '../../in-force.ts'
import { type KeyStore, KeyStoreFailed } from './key-store.ts'

/** How long calls to a store that did not answer fail at once, so that people do not wait for each to time out. */
const restMs = 5_000

interface Limits {
  name: string
  atOnce: number
  clock: () => Date
  log: Log
}

/**
 * Makes up to `atOnce` calls of this process to a service at a time, since a signature's time is mostly the round trip; other
 * calls wait. After a call without an answer, all others fail at once for five seconds.
 */
export function openPipeline({
  name,
  atOnce,
  clock,
  log,
}: Limits): <T>(call: () => Promise<T>) => Promise<T> {
  let free = atOnce
  const waiting: (() => void)[] = []
  let askAgainAt = 0

  return async (call) => {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      if (isInForce(askAgainAt, restMs, clock())) throw new KeyStoreFailed('unavailable.key_store')
      return await call()
    } catch (error) {
      const now = clock().getTime()
      if (isWithoutAnswer(error) && now >= askAgainAt) {
        askAgainAt = now + restMs
        log.warn({ store: name, fault: faultOf((error as Error).cause) }, 'A key store does not answer')
      }
      throw error
    } finally {
      const begin = waiting.shift()
      if (begin) begin()
      else free++
    }
  }
}

/** A key store whose calls share a pipeline. */
export function inPipeline(store: KeyStore, limits: Limits): KeyStore {
  const inTurn = openPipeline(limits)
  return {
    publicKey: (label) => inTurn(() => store.publicKey(label)),
    sign: (...asked) => inTurn(() => store.sign(...asked)),
  }
}

const isWithoutAnswer = (error: unknown) =>
  error instanceof KeyStoreFailed && error.sentence.key === 'unavailable.key_store'

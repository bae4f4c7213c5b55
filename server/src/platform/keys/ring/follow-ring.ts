import type { Db } from '../../../context.ts'
import type { Log } from '../../db/log.ts'
import { DatabaseUnavailable } from '../../db/unavailable.ts'
import { runEvery } from '../../run-every.ts'
import { type KeyRing, type Keys, keysOver, type MasterKey } from '../keys.ts'
import { newestRotation, ringOf } from './read-ring.ts'

const everyMs = 1_000
/**
 * After this long without a look, a process stops sealing. Others count it as gone after 60 seconds (older-runs.ts), and from
 * then on the key may be replaced.
 */
const freshMs = 30_000

export interface FollowedRing {
  keys: Keys
  /** Check values of the keys that this process has, the sealing one first. */
  held(): string[]
  close(): Promise<void>
}

/** The keys of this deployment, for a process that started with `held`. Checks every second whether they have changed. */
export async function followRing(db: Db, held: MasterKey, log: Log): Promise<FollowedRing> {
  let ring: KeyRing | undefined
  let newest = held
  let seen: string | undefined
  let seenAt = 0
  const look = async () => {
    const rotation = await newestRotation(db)
    const state = JSON.stringify([rotation?.new_check, rotation?.sealing_since, rotation?.ended_at])
    if (state !== seen) {
      ring = ringOf(rotation, newest)
      newest = ring.opening[0]!
    }
    seen = state
    seenAt = performance.now()
  }
  await look()
  const stop = new AbortController()
  const text = 'The ring of master keys cannot be read'
  const following = runEvery(everyMs, { log, signal: stop.signal, text }, look)
  const keys = keysOver(() => ring!)
  return {
    keys: {
      ...keys,
      seal: (purpose, plaintext) => {
        if (performance.now() - seenAt > freshMs)
          throw new DatabaseUnavailable('Whether the master key was replaced could not be seen')
        return keys.seal(purpose, plaintext)
      },
      // Getters, since the spread copies only their first values.
      get checkValue() {
        return keys.checkValue
      },
      get root() {
        return keys.root
      },
    },
    held: () => [ring!.sealing, ...ring!.opening].map(({ checkValue }) => checkValue).filter(isFirst),
    close: async () => {
      stop.abort()
      await following
    },
  }
}

const isFirst = <Value>(value: Value, index: number, all: readonly Value[]): boolean =>
  all.indexOf(value) === index

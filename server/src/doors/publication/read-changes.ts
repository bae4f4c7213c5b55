import { decodeEntry } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { readEntries, readHead } from '../../proof/log/read-log.ts'
import { trailsBetween } from '../../proof/log/trail-leaves.ts'

/** The changes that leaves of the log of statements report: all events of organisations and certificates. */
export interface Changes {
  organisations: string[]
  /** Numbers of certificates. */
  certificates: number[]
  /** Whether a key was declared stolen. */
  hasTheft: boolean
  /** The leaf at which the next reading starts. */
  until: number
  isMore: boolean
}

/** Reads at most `most` leaves, starting with number `from`. */
export async function readChanges(
  { db }: Context,
  { from, most }: { from: number; most: number },
): Promise<Changes> {
  const { size } = await readHead(db, 'statements')
  const until = Math.min(size, from + most)
  const entries = (await readEntries(db, 'statements', from, until)).map(decodeEntry)
  const statements = entries.filter((entry) => entry.kind === 'statement')
  return {
    organisations: await trailsBetween(db, from, until),
    certificates: [...new Set(statements.flatMap(({ certificateIndex }) => certificateIndex ?? []))],
    hasTheft: statements.some(({ action }) => action === 'key-compromised'),
    until,
    isMore: until < size,
  }
}

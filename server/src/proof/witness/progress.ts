import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { keepCosignature } from '../log/cosignatures.ts'
import type { LogName } from '../log/tables.ts'
import type { WitnessProblem } from './tables.ts'

/** How far a witness has got with one of our logs. */
export interface Progress {
  witness: string
  log: LogName
  knownSize: number
  signedSize: number
  signedAt: Date | null
  failures: number
  nextAt: Date
  problem: WitnessProblem | null
}

const firstPauseMs = 1_000
export const longestPauseMs = 10 * 60_000

/** `witness` is its verifier key. */
export async function progressOf(
  { db }: Pick<Context, 'db'>,
  witness: string,
  log: LogName,
): Promise<Progress> {
  const row = await db
    .selectFrom('witness_progress')
    .selectAll()
    .where('witness', '=', witness)
    .where('log', '=', log)
    .executeTakeFirst()
  return {
    witness,
    log,
    knownSize: Number(row?.known_size ?? 0),
    signedSize: Number(row?.signed_size ?? 0),
    signedAt: row?.signed_at ?? null,
    failures: row?.failures ?? 0,
    nextAt: row?.next_at ?? new Date(0),
    problem: row?.problem ?? null,
  }
}

/** Stores a witness's signature and progress. Idempotent. */
export function keepSignature(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { witness, log }: Progress,
  size: number,
  line: string,
): Promise<void> {
  const now = clock()
  const progress = {
    known_size: String(size),
    signed_size: String(size),
    signed_at: now,
    failures: 0,
    next_at: now,
    problem: null,
  }
  return withRetry(db, async (tx) => {
    await keepCosignature(tx, { log, size, witness, line }, now)
    await tx
      .insertInto('witness_progress')
      .values({ witness, log, ...progress })
      .onConflict((conflict) => conflict.columns(['witness', 'log']).doUpdateSet(progress))
      .execute()
  })
}

/** Stores why a witness has not signed. Each failure in a row doubles the pause before the next request, up to ten minutes. */
export async function keepFailure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  before: Progress,
  { problem, knownSize }: { problem: WitnessProblem | undefined; knownSize: number },
): Promise<void> {
  const failures = problem ? before.failures + 1 : 0
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20))
  const progress = {
    known_size: String(knownSize),
    failures,
    next_at: new Date(clock().getTime() + (problem ? pauseMs * (0.75 + Math.random() / 2) : 0)),
    problem: problem ?? null,
  }
  const { witness, log, signedSize, signedAt } = before
  await db
    .insertInto('witness_progress')
    .values({ witness, log, signed_size: String(signedSize), signed_at: signedAt, ...progress })
    .onConflict((conflict) => conflict.columns(['witness', 'log']).doUpdateSet(progress))
    .execute()
}

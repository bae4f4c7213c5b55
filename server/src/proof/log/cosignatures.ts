import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { AskedWitnesses } from '../witness/settings.ts'
import type { LogName } from './tables.ts'

/** One of our checkpoints with the lines of all witnesses that have signed it, in the order of signing. */
export async function withCosignatures(
  db: Db,
  log: LogName,
  { size, note }: { size: number; note: string },
): Promise<string> {
  const rows = await cosignatures(db, log, String(size))
  return note + rows.map(({ line }) => line).join('')
}

const cosignatures = builtOnce((db, log: LogName, size: string) =>
  db
    .selectFrom('log_cosignature')
    .select('line')
    .where('log', '=', log)
    .where('size', '=', size)
    .orderBy('at')
    .orderBy('witness'),
)

/** Stores a witness's signature line for the checkpoint of this size. Idempotent. */
export async function keepCosignature(
  tx: Tx,
  cosignature: { log: LogName; size: number; witness: string; line: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('log_cosignature')
    .values({ ...cosignature, size: String(cosignature.size), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The configured witnesses with quorum 0: verifications on this server only report which of them have signed. */
export const namedWitnesses = ({ config: { witnesses } }: Pick<Context, 'config'>) =>
  witnesses && { keys: verifierKeysOf(witnesses), quorum: 0 }

export const verifierKeysOf = ({ list }: AskedWitnesses): string[] =>
  list.map(({ verifierKey }) => verifierKey)

/**
 * The size of the first final checkpoint that covers the leaf with this index and that enough witnesses have signed, or
 * undefined. If witnesses were down, it is later than the first one on the chain.
 */
export async function witnessedSize(
  db: Db,
  index: bigint,
  witnesses: AskedWitnesses,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ size: string }>`
    SELECT signed.size FROM log_cosignature AS signed
    WHERE signed.log = 'certificates' AND signed.size > ${String(index)}::bigint
      AND signed.witness = ANY(${verifierKeysOf(witnesses)}::text[])
      AND EXISTS (SELECT 1 FROM anchor WHERE anchor.certificates_size = signed.size AND anchor.state = 'final')
    GROUP BY signed.size HAVING count(*) >= ${witnesses.quorum}
    ORDER BY signed.size LIMIT 1`.execute(db)
  return rows[0] && BigInt(rows[0].size)
}

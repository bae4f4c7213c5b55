import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { olderRuns } from './older-runs.ts'

/** Throws, in words for the operator, while a process without this migration is running. */
export async function requireNoOlder(db: Db | Tx, migration: string): Promise<void> {
  const { rows } = await sql<{ runs: boolean }>`SELECT ${olderRuns(migration)} AS runs`.execute(db)
  if (rows[0]!.runs) throw new Error('A process of an earlier release is still running: upgrade it first.')
}

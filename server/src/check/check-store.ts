import type { Check, CheckResult } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../context.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Keys } from '../platform/keys/keys.ts'
import type { CheckTables } from './tables.ts'

export type CheckRow = Selectable<CheckTables['bulk_check']>
export type CheckItemRow = Selectable<CheckTables['bulk_check_item']>

export interface CheckKey {
  organisationId: string
  checkId: string
}

/** What a verdict is given with, sealed as one: it may name a person. */
export type Finding = Pick<CheckResult, 'reason' | 'title' | 'issuer'>

const resultsKeptMs = 24 * 60 * 60_000
const purpose = 'bulk-check'

export const sealBytes = (keys: Keys, bytes: Uint8Array): Uint8Array => keys.seal(purpose, bytes)
export const openBytes = (keys: Keys, sealed: Uint8Array): Uint8Array => keys.open(purpose, sealed)
export const sealValue = (keys: Keys, value: unknown): Uint8Array =>
  sealBytes(keys, new TextEncoder().encode(JSON.stringify(value)))
export const openValue = <Value>(keys: Keys, sealed: Uint8Array): Value =>
  JSON.parse(new TextDecoder().decode(openBytes(keys, sealed)))

/** A check that has all its files. Throws 'not_found' for any other. */
export async function findCheck(db: Db | Tx, { organisationId, checkId }: CheckKey): Promise<CheckRow> {
  const row = await db
    .selectFrom('bulk_check')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', checkId)
    .where('state', '!=', 'receiving')
    .executeTakeFirst()
  if (!row) throw notFound('There is no such check. Checks are deleted a day after they end.')
  return row
}

/** The organisation's checks of the last day, newest first. */
export async function listChecks(db: Db, organisationId: string): Promise<Check[]> {
  const rows = await db
    .selectFrom('bulk_check')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('state', '!=', 'receiving')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(toWire)
}

export const itemsOf = (db: Db | Tx, { organisationId, checkId }: CheckKey) =>
  db.selectFrom('bulk_check_item').where('org_id', '=', organisationId).where('check_id', '=', checkId)

export async function deleteCheck(tx: Tx, { organisationId, checkId }: CheckKey): Promise<void> {
  await tx
    .deleteFrom('bulk_check_item')
    .where('org_id', '=', organisationId)
    .where('check_id', '=', checkId)
    .execute()
  await tx.deleteFrom('bulk_check').where('org_id', '=', organisationId).where('id', '=', checkId).execute()
}

export function toWire(row: CheckRow): Check {
  const { ended_at: endedAt } = row
  return {
    checkId: row.id,
    state: row.state === 'done' ? 'done' : 'running',
    total: row.total,
    counts: {
      valid: row.valid,
      invalid: row.invalid,
      cannotTell: row.cannot_tell,
      unreadable: row.unreadable,
    },
    startedAt: row.created_at.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
    keptUntil: endedAt ? new Date(endedAt.getTime() + resultsKeptMs).toISOString() : '',
  }
}

/** Checks that ended, or were begun and never had all their files, before this are deleted. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - resultsKeptMs)

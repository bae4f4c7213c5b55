import { sayProblem } from '@credenza/credential/bundle-problems'
import type { Witnesses } from '@credenza/credential/verify'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { words } from '@credenza/languages/words'
import { type Check, type CheckResult, dayMs } from '@credenza/schema'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'
import type { CheckTables } from './tables.ts'

/** A check, with the name of the person or API key that started it; null if they no longer exist. */
export type CheckRow = Selectable<CheckTables['bulk_check']> & {
  person: string | null
  program: string | null
}
export type CheckItemRow = Selectable<CheckTables['bulk_check_item']>

export interface CheckKey {
  organisationId: string
  checkId: string
}

/**
 * The details of a verdict, sealed together because they may name a person. The reason is stored as a sentence in every
 * language, because the signed report must keep saying the same; it is deleted after a day.
 */
export type Finding = Pick<CheckResult, 'code' | 'recipient' | 'title' | 'issuer'> & {
  reason: Record<LanguageCode, string>
}

/** The finding about a file or link that could not be checked. */
export const unchecked = (problem: UnreadableProblem): Finding => ({
  code: '',
  reason: inEveryLanguage((language) => sayProblem(words[language].document.unreadable, problem)),
  recipient: '',
  title: '',
  issuer: '',
})

export const inEveryLanguage = (say: (language: LanguageCode) => string): Finding['reason'] =>
  Object.fromEntries(languageCodes.map((language) => [language, say(language)])) as Finding['reason']

const resultsKeptMs = dayMs
const purpose = 'bulk-check'

export const sealBytes = (keys: Keys, bytes: Uint8Array): Uint8Array => keys.seal(purpose, bytes)
export const openBytes = (keys: Keys, sealed: Uint8Array): Uint8Array => keys.open(purpose, sealed)
export const sealValue = (keys: Keys, value: unknown): Uint8Array => sealedJson(purpose).seal(keys, value)
export const openValue = <Value>(keys: Keys, sealed: Uint8Array): Value =>
  sealedJson<Value>(purpose).open(keys, sealed)

/** The organisation's checks whose files have all arrived. */
const checksOf = (db: Db | Tx, organisationId: string) =>
  db
    .selectFrom('bulk_check')
    .where('bulk_check.org_id', '=', organisationId)
    .where('bulk_check.state', '!=', 'receiving')

/** As `checksOf`, with who started each check. */
export const fullChecksOf = (db: Db | Tx, organisationId: string) =>
  checksOf(db, organisationId)
    .leftJoin('account', 'account.id', 'bulk_check.account_id')
    .leftJoin('api_key', (join) =>
      join
        .onRef('api_key.org_id', '=', 'bulk_check.org_id')
        .onRef('api_key.id', '=', 'bulk_check.account_id'),
    )
    .selectAll('bulk_check')
    .select(['account.name as person', 'api_key.name as program'])

/** Finds a check. Throws 'not_found', also while its files are still arriving. */
export async function findCheck(db: Db | Tx, { organisationId, checkId }: CheckKey): Promise<CheckRow> {
  const row = await fullChecksOf(db, organisationId).where('bulk_check.id', '=', checkId).executeTakeFirst()
  if (!row) throw refusal('not_found.check')
  return row
}

export const itemsOf = (db: Db | Tx, { organisationId, checkId }: CheckKey) =>
  db.selectFrom('bulk_check_item').where('org_id', '=', organisationId).where('check_id', '=', checkId)

/** The witnesses that a check requires; undefined for none. */
export const witnessesOf = ({ witnesses }: Pick<CheckRow, 'witnesses'>): Witnesses | undefined =>
  witnesses === null ? undefined : JSON.parse(witnesses)

export async function deleteCheck(tx: Tx, { organisationId, checkId }: CheckKey): Promise<void> {
  await tx
    .deleteFrom('bulk_check_item')
    .where('org_id', '=', organisationId)
    .where('check_id', '=', checkId)
    .execute()
  await tx.deleteFrom('bulk_check').where('org_id', '=', organisationId).where('id', '=', checkId).execute()
}

export function checkToWire(row: CheckRow): Check {
  const { ended_at: endedAt } = row
  return {
    checkId: row.id,
    startedBy: starterOf(row),
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

const starterOf = ({ account_id, person, program }: CheckRow): Check['startedBy'] =>
  account_id.startsWith('api_')
    ? { kind: 'api-key', name: program ?? '' }
    : { kind: 'person', name: person ?? '' }

/** Checks are deleted if they ended before this time, or started before it and never got all their files. */
export const checksKeptSince = (now: Date): Date => new Date(now.getTime() - resultsKeptMs)

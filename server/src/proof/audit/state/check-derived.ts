import { decodeStatusList, getStatus, STATUS_LIST_ENTRIES } from '@credenza/credential/status'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import { blockOf } from '../../../platform/documents/block-store.ts'
import { unwrapDocumentKey } from '../../../platform/keys/person-key.ts'
import { derivedFaults } from './derived-faults.ts'

/** The first inconsistency that a check found, and the reason. */
export interface DerivedCheck {
  check: string
  subject: string
  reason: string
}

type Check = (ctx: Context & { db: Tx }) => Promise<DerivedCheck | undefined>

/** Compares everything derived from recorded rows, or from self-verifying bytes, with its source. */
export async function checkDerived(ctx: Context & { db: Tx }): Promise<DerivedCheck[]> {
  const found: DerivedCheck[] = []
  for (const { check, reason, query } of derivedFaults) {
    const { rows } = await query.execute(ctx.db)
    if (rows[0]) found.push({ check, subject: rows[0].subject, reason })
  }
  const checks: Check[] = [deployment, publishedLists, personKeys, storedDocuments]
  for (const check of checks) {
    const one = await check(ctx)
    if (one) found.push(one)
  }
  return found
}

const deployment: Check = async ({ db, config, keys }) => {
  const rows = await db.selectFrom('deployment').selectAll().execute()
  const [only] = rows
  const isOurs =
    rows.length === 1 &&
    only!.id === 1 &&
    only!.public_url === config.publicUrl &&
    keys.opens(only!.master_key_check)
  if (isOurs) return undefined
  return { check: 'deployment', subject: 'deployment', reason: 'it is not what this server belongs to' }
}

/** The signed form of a list, if any, has the current bits. */
const publishedLists: Check = async ({ db }) => {
  const lists = await db.selectFrom('status_list').selectAll().orderBy('org_id').orderBy('list').execute()
  for (const { org_id, list, credential, valid_until } of lists) {
    const bad = (reason: string) => ({ check: 'status lists', subject: `${org_id} ${list}`, reason })
    if (credential === null) continue
    const said = readList(credential)
    const isThisList = said?.id.endsWith(`/issuers/${org_id}/status/revocation/${list}`)
    // The document has the time in whole seconds.
    const until = Math.floor(Number(valid_until) / 1000) * 1000
    if (!said || !isThisList || said.validUntil !== until)
      return bad('its signed form is of another time, or no list (status_list)')
    const set = await db
      .selectFrom('status_entry')
      .select('index')
      .where('org_id', '=', org_id)
      .where('list', '=', list)
      .where('revoked', '=', true)
      .execute()
    if (!(await showsExactly(said.encodedList, new Set(set.map(({ index }) => index)))))
      return bad('its signed form shows other bits than are set (status_list)')
  }
  return undefined
}

function readList(credential: string): { id: string; encodedList: string; validUntil: number } | undefined {
  try {
    const { id, credentialSubject, validUntil } = JSON.parse(credential)
    return { id: String(id), encodedList: credentialSubject.encodedList, validUntil: Date.parse(validUntil) }
  } catch {
    return undefined
  }
}

async function showsExactly(encodedList: string, set: ReadonlySet<number>): Promise<boolean> {
  const bits = await decodeStatusList(encodedList).catch(() => undefined)
  if (!bits) return false
  for (let index = 0; index < STATUS_LIST_ENTRIES; index++)
    if (getStatus(bits, index) !== set.has(index)) return false
  return true
}

const pageSize = 1000

/**
 * Each person's key must open their documents: a wrong or missing key makes them unreadable, and nothing else would show it.
 */
const personKeys: Check = async ({ db, keys }) => {
  const bad = (subject: string, reason: string) => ({ check: 'person keys', subject, reason })
  for (let after = ''; ; ) {
    const { rows } = await sql<{ account_id: string; sealed: Buffer | null; wrapped_key: Buffer }>`
      SELECT DISTINCT ON (c.account_id) c.account_id, p.sealed, d.wrapped_key
      FROM certificate c
      JOIN certificate_document d ON d.org_id = c.org_id AND d.certificate_id = c.id
      LEFT JOIN person_key p ON p.account_id = c.account_id
      WHERE c.account_id > ${after} AND d.wrapped_key IS NOT NULL
      ORDER BY c.account_id, c.id LIMIT ${pageSize}`.execute(db)
    for (const { account_id, sealed, wrapped_key } of rows) {
      if (!sealed) return bad(account_id, 'the key of the person’s documents is gone (person_key)')
      try {
        unwrapDocumentKey(keys, sealed, wrapped_key)
      } catch {
        return bad(account_id, 'the key does not open the person’s documents (person_key)')
      }
    }
    if (rows.length < pageSize) break
    after = rows.at(-1)!.account_id
  }
  const stray = await sql<{ subject: string }>`
    SELECT p.account_id AS subject FROM person_key p LEFT JOIN account a ON a.id = p.account_id
    WHERE a.id IS NULL ORDER BY 1 LIMIT 1`.execute(db)
  const [row] = stray.rows
  return row && bad(row.subject, 'there is a key of nobody (person_key)')
}

/** Each block is named by its hash, and each stored document that was not erased has its block. */
const storedDocuments: Check = async ({ db, config }) => {
  if (config.documents.ipfsApiUrl || config.documents.s3) return undefined
  const bad = (subject: string, reason: string) => ({ check: 'stored documents', subject, reason })
  for (let after = ''; ; ) {
    const page = await blocksAfter(db, after)
    const wrong = page.find(({ cid, bytes }) => blockOf(bytes).cid !== cid)
    if (wrong) return bad(wrong.cid, 'its bytes are not those that it is named after (block)')
    if (page.length < 100) break
    after = page.at(-1)!.cid
  }
  const missing = await sql<{ subject: string }>`
    SELECT d.certificate_id AS subject FROM certificate_document d LEFT JOIN block b ON b.cid = d.cid
    WHERE d.sealed IS NULL AND d.wrapped_key IS NOT NULL AND b.cid IS NULL
    ORDER BY 1 LIMIT 1`.execute(db)
  const [row] = missing.rows
  return row && bad(row.subject, 'its document is gone from the store (block)')
}

const blocksAfter = (db: Db, after: string) =>
  db.selectFrom('block').select(['cid', 'bytes']).where('cid', '>', after).orderBy('cid').limit(100).execute()

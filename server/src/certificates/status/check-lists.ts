import {
  createStatusList,
  decodeStatusList,
  listValidMs,
  STATUS_LIST_ENTRIES,
  setStatus,
} from '@credenza/credential/status'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { openKnownKeys } from '../../proof/issuer/known-keys.ts'
import { soundDocumentHash } from '../../proof/issuer/signed-by.ts'

export type ListsCheck =
  | { ok: true; lists: number }
  /** The inconsistent list, and its owner. */
  | { ok: false; organisationId: string; list: number; reason: string }

const pageSize = 20

interface ListRow {
  org_id: string
  list: number
  credential: string | null
  valid_until: Date | null
  digest: Uint8Array | null
  version: number | null
  versions: string
  revoked: number[] | null
}

/**
 * Compares each published list with its newest logged version, its issuer's keys, and its bits. That a revoked certificate's
 * bit is set is checked elsewhere, when the log is compared with its statements.
 */
export async function* checkLists(ctx: Context): Steps<ListsCheck> {
  const { db } = ctx
  const keys = openKnownKeys(db, ctx.config.publicUrl)
  let after = { org_id: '', list: 0 }
  let lists = 0
  for (;;) {
    const page = await db
      .selectFrom('status_list')
      .select(['org_id', 'list'])
      .where(sql<boolean>`(org_id, list) > (${after.org_id}, ${after.list})`)
      .orderBy('org_id')
      .orderBy('list')
      .limit(pageSize)
      .execute()
    for (const key of page) {
      const row = await readList(db, key)
      const reason = await misfit(row, (text) => soundDocumentHash(text, row.org_id, keys))
      if (reason) return { ok: false, organisationId: row.org_id, list: row.list, reason }
    }
    lists += page.length
    if (page.length < pageSize) return { ok: true, lists }
    after = page.at(-1)!
    yield
  }
}

/** In one statement, so that the bits and the list made from them are from the same instant. */
async function readList(db: Db, { org_id, list }: { org_id: string; list: number }): Promise<ListRow> {
  const { rows } = await sql<ListRow>`
    SELECT status_list.org_id, status_list.list, credential, valid_until, newest.version, newest.digest, newest.versions,
      (SELECT array_agg(index) FROM status_entry
        WHERE org_id = ${org_id} AND list = ${list} AND revoked) AS revoked
    FROM status_list LEFT JOIN (
      SELECT org_id, version, digest, count(*) OVER () AS versions FROM status_list_version
      WHERE org_id = ${org_id} AND list = ${list} ORDER BY version DESC LIMIT 1
    ) AS newest ON newest.org_id = status_list.org_id
    WHERE status_list.org_id = ${org_id} AND status_list.list = ${list}`.execute(db)
  return rows[0]!
}

async function misfit(
  row: ListRow,
  soundHash: (text: string) => Promise<Uint8Array | undefined>,
): Promise<string | undefined> {
  if (row.version !== null && Number(row.versions) !== row.version) return 'a version of it is missing'
  if (row.credential === null) return undefined
  const hash = await soundHash(row.credential)
  if (!hash) return 'it was changed, or is not signed by its issuer'
  if (!row.digest || !Buffer.from(hash).equals(row.digest)) return 'it is not the newest one that was logged'
  const { validFrom, validUntil, credentialSubject } = JSON.parse(row.credential)
  if (Date.parse(validUntil) - Date.parse(validFrom) > listValidMs) return 'it holds for longer than a day'
  if (Math.floor((row.valid_until?.getTime() ?? 0) / 1000) !== Date.parse(validUntil) / 1000)
    return 'it ends at another time than recorded'
  const revoked = row.revoked ?? []
  if (revoked.some((index) => index < 0 || index >= STATUS_LIST_ENTRIES)) return 'a bit of it lies outside it'
  const bits = createStatusList()
  for (const index of revoked) setStatus(bits, index, true)
  const published = await decodeStatusList(credentialSubject.encodedList)
  return Buffer.from(published).equals(bits) ? undefined : 'its bits are not those that were set'
}

import type { StoredFile } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newTenantId, organisationOf } from '../../platform/ids.ts'
import { boxOverhead } from '../../platform/keys/secret-box.ts'

const filePurpose = 'sealed-file'

/** A file to store. Sealed beforehand, because a transaction may run twice. */
export interface SealedFile {
  id: string
  kind: string
  media_type: string
  sealed: Uint8Array
}

export const sealFile = (
  ctx: Context,
  organisationId: string,
  { kind, mediaType, bytes }: { kind: string; mediaType: string; bytes: Uint8Array },
): SealedFile => ({
  id: newTenantId('file', organisationId),
  kind,
  media_type: mediaType,
  sealed: ctx.keys.seal(filePurpose, bytes),
})

/** Stores the files, each replacing the one of its kind. Returns the ids of both, for the trail. */
export async function replaceFiles(
  tx: Tx,
  organisationId: string,
  files: readonly SealedFile[],
  now: Date,
): Promise<string[]> {
  if (files.length === 0) return []
  const kinds = files.map((file) => file.kind)
  const replaced = await tx
    .deleteFrom('sealed_file')
    .where('org_id', '=', organisationId)
    .where('kind', 'in', kinds)
    .returning('id')
    .execute()
  await addFiles(tx, organisationId, files, now)
  return [...replaced, ...files].map(({ id }) => id)
}

/** Stores the files next to the existing ones. */
export async function addFiles(
  tx: Tx,
  organisationId: string,
  files: readonly SealedFile[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sealed_file')
    .values(files.map((file) => ({ org_id: organisationId, ...file, created_at: now })))
    .execute()
}

/** The organisation's files of these kinds, in the order of the kinds. */
export async function listFiles(
  db: Db | Tx,
  organisationId: string,
  kinds: readonly string[],
): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('sealed_file')
    .select(['id', 'kind', 'media_type', 'created_at'])
    .select([
      sql<number>`octet_length(sealed)`.as('sealedBytes'),
      sql<number>`get_byte(sealed, 0)`.as('firstByte'),
    ])
    .where('org_id', '=', organisationId)
    .where('kind', 'in', kinds)
    .execute()
  return rows
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      mediaType: row.media_type,
      bytes: row.sealedBytes - boxOverhead(row.firstByte),
      uploadedAt: row.created_at.toISOString(),
    }))
}

/** Deletes files of any organisation by id. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('sealed_file').where(keyIn(ids)).execute()
}

/** Media types of files of any organisation, by id. Leaves out deleted ones. */
export async function mediaTypesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('sealed_file').select(['id', 'media_type']).where(keyIn(ids)).execute()
  return new Map(rows.map((row) => [row.id, row.media_type]))
}

/** Ids contain their organisation, which is the first half of the key. */
const keyIn = (ids: readonly string[]) => {
  const organisations = [...new Set(ids.flatMap((id) => organisationOf(id, 'file') ?? []))]
  return sql<boolean>`org_id = ANY(${organisations}::text[]) AND id = ANY(${ids}::text[])`
}

export interface OpenedFile {
  id: string
  kind: string
  mediaType: string
  bytes: Uint8Array
}

/** One file of the organisation, by its id or its kind. Throws 'not_found' for another organisation's. */
export async function openFile(
  ctx: Context,
  organisationId: string,
  by: 'id' | 'kind',
  value: string,
): Promise<OpenedFile> {
  const row = await ctx.db
    .selectFrom('sealed_file')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where(by, '=', value)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.file')
  const bytes = ctx.keys.open(filePurpose, row.sealed)
  return { id: row.id, kind: row.kind, mediaType: row.media_type, bytes }
}

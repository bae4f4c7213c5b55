import { isDeepStrictEqual } from 'node:util'
import type { LearningPlatformSettings } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationOf } from '../../platform/ids.ts'
import type { LearningPlatformTables } from './tables.ts'

export type LearningPlatformRow = Selectable<LearningPlatformTables['learning_platform']>
/** A platform that is on, so that its people can come in. */
export type OpenPlatform = LearningPlatformRow & { settings: LearningPlatformSettings }

const rowsOf = (db: Db | Tx, organisationId: string) =>
  db.selectFrom('learning_platform').selectAll().where('org_id', '=', organisationId)

export const listPlatforms = (db: Db | Tx, organisationId: string): Promise<LearningPlatformRow[]> =>
  rowsOf(db, organisationId).orderBy('name').orderBy('id').execute()

/** A platform of this organisation. Throws not_found. */
export async function findPlatform(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<LearningPlatformRow> {
  const row = await rowsOf(db, organisationId).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal('not_found.learning_platform')
  return row
}

/** Whether the same platform says who people are: with the same keys, at the same addresses, for the same client. */
export const isSameVoucher = (
  one: LearningPlatformSettings | null,
  other: LearningPlatformSettings | null,
): boolean => isDeepStrictEqual({ ...one, deploymentIds: [] }, { ...other, deploymentIds: [] })

/** The platform in an address, for any caller. Throws not_found. */
export async function platformById(db: Db | Tx, id: string): Promise<LearningPlatformRow> {
  const organisationId = organisationOf(id, 'lms')
  if (!organisationId) throw refusal('not_found.learning_platform')
  return findPlatform(db, organisationId, id)
}

/** Like `platformById`, if it is on and its organisation approved. Otherwise throws 'launch_failed'. */
export const openPlatformById = async (db: Db | Tx, id: string): Promise<OpenPlatform> =>
  requireOpen(await openRow(db, id).executeTakeFirst())

/** Like `openPlatformById`; nobody changes the platform or its organisation before the transaction ends. */
export const holdPlatform = async (tx: Tx, id: string): Promise<OpenPlatform> =>
  requireOpen(await openRow(tx, id).forShare().executeTakeFirst())

const openRow = (db: Db | Tx, id: string) =>
  db
    .selectFrom('learning_platform')
    .innerJoin('organisation', 'organisation.id', 'learning_platform.org_id')
    .selectAll('learning_platform')
    .where('learning_platform.org_id', '=', organisationOf(id, 'lms') ?? '')
    .where('learning_platform.id', '=', id)
    .where('learning_platform.state', '=', 'on')
    .where('organisation.status', '=', 'approved')

function requireOpen(row: LearningPlatformRow | undefined): OpenPlatform {
  if (!row?.settings) throw refusal('launch_failed.not_offered')
  return { ...row, settings: row.settings }
}

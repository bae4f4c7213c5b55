import { batchUndoWindowMs } from '@credenza/schema'
import type { Db, Tx } from '../../../../context.ts'
import { anyOf } from '../../../../platform/db/any-of.ts'
import type { Reach } from '../../../../platform/http/access.ts'
import { refusal } from '../../../../platform/http/api-error.ts'
import { isWithin } from '../../../department/reach.ts'
import type { ImportRow } from '../import-store.ts'
import { isUndoing } from './refuse-during-undo.ts'

/** When undoing an import is over; undefined while it is at work, and for those that ended in an earlier release. */
const undoEnd = ({ ended_at }: Pick<ImportRow, 'ended_at'>): Date | undefined =>
  ended_at ? new Date(ended_at.getTime() + batchUndoWindowMs) : undefined

/**
 * An import within reach that has ended a short time ago. Throws 'not_found.import'; 'import_not_ready' while it is being read,
 * written or undone, or another is being written, which takes those that this one added for existing students; and
 * 'recall_ended'.
 */
export async function findUndoable(
  db: Db | Tx,
  reach: Reach,
  importId: string,
  now: Date,
): Promise<ImportRow> {
  const row = await db
    .selectFrom('student_import')
    .selectAll()
    .where('org_id', '=', reach.organisationId)
    .where('id', '=', importId)
    .where(isWithin(reach, 'student_import.id'))
    .executeTakeFirst()
  if (!row) throw refusal('not_found.import')
  if (row.status !== 'done' && row.status !== 'failed') throw refusal('import_not_ready')
  const end = undoEnd(row)
  if (!end || end < now) throw refusal('recall_ended')
  const writing = await db
    .selectFrom('student_import')
    .select('id')
    .where('org_id', '=', reach.organisationId)
    .where('status', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()
  if (writing) throw refusal('import_not_ready.others')
  if (await isUndoing(db, reach.organisationId, importId)) throw refusal('import_not_ready.undoing')
  return row
}

/** Whether undoing an import is not over yet. It may still be refused, for a while or because what is left is in use. */
export async function isUndoOpen(
  db: Db | Tx,
  organisationId: string,
  importId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('student_import')
    .select(['org_id', 'id', 'ended_at'])
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .executeTakeFirst()
  return row !== undefined && (await undoEnds(db, [row], now)).has(importId)
}

/** Until when each of these imports can be undone, by id. Leaves out those for which it is too late or of which nothing is left. */
export async function undoEnds(
  db: Db | Tx,
  imports: readonly Pick<ImportRow, 'org_id' | 'id' | 'ended_at'>[],
  now: Date,
): Promise<Map<string, Date>> {
  const open = imports.flatMap(({ org_id, id, ended_at }) => {
    const end = undoEnd({ ended_at })
    return end && end >= now ? [{ org_id, id, end }] : []
  })
  const first = open[0]
  if (!first) return new Map()
  const left = await db
    .selectFrom('student')
    .select('import_id')
    .distinct()
    .where('org_id', '=', first.org_id)
    .where('import_id', '=', anyOf(open.map(({ id }) => id)))
    .execute()
  const isLeft = new Set(left.map(({ import_id }) => import_id))
  return new Map(open.filter(({ id }) => isLeft.has(id)).map(({ id, end }) => [id, end]))
}

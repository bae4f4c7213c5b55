import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { importsUndone } from './import/undo/refuse-during-undo.ts'

interface Unique {
  email: string
  rollNumber: string
}

/**
 * Why a student cannot be stored: another student of the organisation has the email or the roll number. 'import_not_ready' if
 * that one is being deleted.
 */
export async function takenRefusal(
  db: Db | Tx,
  organisationId: string,
  { id, ...wanted }: Unique & { id: string },
): Promise<ApiError> {
  const holders = (await holdersOf(db, organisationId, [wanted])).filter((holder) => holder.id !== id)
  if (isLeaving(await importsUndone(db, organisationId), holders)) return refusal('import_not_ready.undoing')
  return holders.some(({ email }) => email === wanted.email)
    ? fieldRefusal('email', 'already_exists.student_email')
    : fieldRefusal('rollNumber', 'already_exists.roll_number')
}

/**
 * Throws 'import_not_ready' if one of these students could not be stored because of somebody who is being deleted, or is gone
 * by now.
 */
export async function refuseIfLeaving(
  tx: Tx,
  organisationId: string,
  refused: readonly Unique[],
): Promise<void> {
  const undone = await importsUndone(tx, organisationId)
  if (undone.size === 0) return
  const holders = await holdersOf(tx, organisationId, refused)
  const byEmail = new Map(holders.map((holder) => [holder.email, holder]))
  const byRoll = new Map(holders.map((holder) => [holder.roll_number, holder]))
  for (const { email, rollNumber } of refused) {
    const own = [byEmail.get(email), byRoll.get(rollNumber)].filter((holder) => holder !== undefined)
    if (isLeaving(undone, own)) throw refusal('import_not_ready.undoing')
  }
}

/** The students of the organisation with these emails and roll numbers. */
export function holdersOf(db: Db | Tx, organisationId: string, students: readonly Unique[]) {
  return db
    .selectFrom('student')
    .select(['id', 'email', 'roll_number', 'import_id'])
    .where('org_id', '=', organisationId)
    .where((row) =>
      row.or([
        row('email', '=', anyOf(students.map(({ email }) => email))),
        row('roll_number', '=', anyOf(students.map(({ rollNumber }) => rollNumber))),
      ]),
    )
    .execute()
}

/** Whether one of the undos under way has deleted the holders of an email or roll number, or may be about to. */
const isLeaving = (undone: ReadonlySet<string>, holders: readonly { import_id: string | null }[]): boolean =>
  undone.size > 0 &&
  (holders.length === 0 || holders.some(({ import_id }) => import_id !== null && undone.has(import_id)))

import type { Context, Tx } from '../../../context.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { type Person, recordPersons } from '../../account/link-persons.ts'
import { putInDepartment } from '../../department/put-in-department.ts'
import { findOrganisation } from '../../organisation/find-organisation.ts'
import { changeDetails } from '../change-details.ts'
import { insertStudents } from '../insert-students.ts'
import { noteNamedAgain } from '../named-again.ts'
import { countStudentChanges } from '../student-counts.ts'
import type { ImportJob } from './import-pass.ts'
import type { SheetStudent } from './read-chunks.ts'
import type { ChangedStudent } from './sort-students.ts'
import { workThroughSheet } from './work-through-sheet.ts'

export const importStudents = defineQueue<ImportJob>('import-students', { longestPauseSeconds: 5 })

/** Writes the students of a sheet. Running it twice is safe, as for `workThroughSheet`. */
export const runImportStudents = (ctx: Context, job: ImportJob, signal: AbortSignal): Promise<void> =>
  workThroughSheet(
    ctx,
    job,
    {
      during: ['waiting', 'running'],
      end: 'done',
      write: async (tx, { fresh, changed, unchanged, errors }, { upTo, now, started, reach }) => {
        const { organisationId, importId, accountId } = job
        const { name: issuerName } = await findOrganisation(tx, organisationId)
        const issuer = { organisationId, issuerName }
        const persons = await insertFresh(ctx, tx, { ...issuer, importId, now }, fresh)
        const [departmentId] = reach.departments ?? []
        if (departmentId !== undefined)
          await putInDepartment(
            tx,
            { organisationId, departmentId },
            fresh.map(({ id }) => id),
          )
        if (started.update_existing) await changeDetails(tx, issuer, changed.map(asFound))
        await noteNamedAgain(
          tx,
          organisationId,
          [...changed, ...unchanged].map(({ existing }) => existing.id),
          importId,
        )
        const detail = {
          rows: upTo,
          created: fresh.length,
          changed: started.update_existing ? changed.length : 0,
          unchanged: unchanged.length,
          failed: new Set(errors.map(({ row }) => row)).size,
        }
        const written = started.update_existing ? changed.map(({ existing }) => existing.id) : []
        await appendAudit(ctx, tx, organisationId, now, [
          {
            actor: accountId,
            action: 'students.imported',
            subject: importId,
            changed: [...fresh.map(({ id }) => id), ...written],
            detail,
          },
        ])
        await recordPersons(ctx, tx, now, persons)
      },
    },
    signal,
  )

/** What the sheet says about a student who is there already, and who differs from it. */
const asFound = ({ existing, differences }: ChangedStudent) => ({
  before: existing,
  changes: Object.fromEntries(differences.map(({ field, to }) => [field, to])),
})

/** Writes a chunk's new students. Throws, so that the job is retried, if somebody has added one since the chunk was sorted. */
async function insertFresh(
  ctx: Context,
  tx: Tx,
  owner: Parameters<typeof insertStudents>[2],
  fresh: readonly SheetStudent[],
): Promise<Iterable<Person>> {
  const { records, inserted, persons } = await insertStudents(ctx, tx, owner, fresh)
  if (inserted < fresh.length) throw new Error('A student of this chunk was added in the meantime')
  await countStudentChanges(
    tx,
    records.map((after) => ({ before: null, after })),
  )
  return persons
}

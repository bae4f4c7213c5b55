import type { Context, Tx } from '../../../context.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { linkPersons, type Person, recordPersons } from '../../account/link-persons.ts'
import { initialPasswordHash } from '../../account/password/passwords.ts'
import { walletsShownTo } from '../../account/wallets-shown.ts'
import { putInDepartment } from '../../department/put-in-department.ts'
import { findOrganisation } from '../../organisation/find-organisation.ts'
import { noteNamedAgain } from '../named-again.ts'
import { countStudentChanges } from '../student-counts.ts'
import { changedRecord, studentRecord } from '../student-record.ts'
import { updateStudents } from '../update-students.ts'
import type { SheetStudent } from './read-chunks.ts'
import { type ImportJob, workThroughSheet } from './work-through-sheet.ts'

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
        const persons = await addStudents(ctx, tx, fresh, { ...issuer, importId, now })
        const [departmentId] = reach.departments ?? []
        if (departmentId !== undefined)
          await putInDepartment(
            tx,
            { organisationId, departmentId },
            fresh.map(({ id }) => id),
          )
        if (started.update_existing) {
          const wallets = await walletsShownTo(
            tx,
            organisationId,
            changed.map(({ existing }) => existing.account_id),
          )
          await updateStudents(
            tx,
            changed.map((student) => ({
              before: student.existing,
              after: changedRecord(
                student.existing,
                Object.fromEntries(student.differences.map(({ field, to }) => [field, to])),
                { ...issuer, walletAddress: wallets.get(student.existing.account_id) ?? null },
              ),
            })),
          )
        }
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

async function addStudents(
  ctx: Context,
  tx: Tx,
  fresh: readonly SheetStudent[],
  owner: { organisationId: string; issuerName: string; importId: string; now: Date },
): Promise<Iterable<Person>> {
  const persons = await linkPersons(
    ctx,
    tx,
    owner.organisationId,
    owner.now,
    fresh.map(({ student: { email, name, password } }) => {
      return { email, name, passwordHash: password ? initialPasswordHash(ctx.keys, password) : null }
    }),
  )
  const wallets = await walletsShownTo(
    tx,
    owner.organisationId,
    [...persons.values()].map(({ id }) => id),
  )
  const records = fresh.map(({ id, student }) => {
    const { id: accountId } = persons.get(student.email)!
    const walletAddress = wallets.get(accountId) ?? null
    return studentRecord(student, { ...owner, id, accountId, walletAddress })
  })
  const inserted = await insertRecords(tx, 'student', records)
  // Somebody has added one of them since the chunk was sorted: roll back the chunk, and let the job be retried.
  if (inserted < fresh.length) throw new Error('A student of this chunk was added in the meantime')
  await countStudentChanges(
    tx,
    records.map((after) => ({ before: null, after })),
  )
  return persons.values()
}

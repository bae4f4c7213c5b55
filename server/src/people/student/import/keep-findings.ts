import type { Context, Tx } from '../../../context.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import type { ImportJob } from './import-pass.ts'
import { sealValue } from './sheet-store.ts'
import type { SortedChunk } from './sort-students.ts'

/** Counts what a chunk's rows are, and stores what is wrong with them, which are left out, and what they would change. */
export async function keepFindings(
  { keys }: Context,
  tx: Tx,
  { organisationId, importId }: ImportJob,
  { fresh, changed, unchanged, errors, warnings, asides }: SortedChunk,
): Promise<void> {
  const failed = new Set(errors.map(({ row }) => row)).size
  await tx
    .updateTable('student_import')
    .set((eb) => ({
      created: eb('created', '+', fresh.length),
      changed: eb('changed', '+', changed.length),
      unchanged: eb('unchanged', '+', unchanged.length),
      failed: eb('failed', '+', failed),
    }))
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .execute()
  const key = { org_id: organisationId, import_id: importId }
  await insertRecords(
    tx,
    'student_import_error',
    [...errors, ...warnings].map(({ row, cells, kind, column, why }, i, all) => {
      const isFirstOfRow = row !== all[i - 1]?.row
      const sealed_cells = isFirstOfRow ? sealValue(keys, cells) : null
      return { ...key, row, kind, column, why, sealed_cells }
    }),
  )
  await insertRecords(
    tx,
    'student_import_aside',
    asides.map(({ row, kind, text }) => ({ ...key, row, kind, sealed: sealValue(keys, text) })),
  )
  await insertRecords(
    tx,
    'student_import_change',
    changed.map(({ row, student, differences }) => ({
      ...key,
      row,
      sealed: sealValue(keys, { row, name: student.name, email: student.email, differences }),
    })),
  )
}

import type { BatchRequest } from '@credenza/schema'
import { studentSheetHeader, studentSheetRows } from '../../people/student/student-sheet.ts'
import { type BatchKind, batchKind } from '../../platform/acts/batch-kind.ts'
import { exportDocuments, zipFile } from './archive.ts'
import { holdHolders, ownCertificates } from './own-certificates.ts'
import { csvFile, exportRows, type Sheet, xlsxFile } from './sheet.ts'
import { sheetHeader, sheetRows, withKeys } from './sheet-columns.ts'

type RequestOf<Kind extends BatchRequest['kind']> = Extract<BatchRequest, { kind: Kind }>
type Format<Kind extends 'export' | 'export-students'> = RequestOf<Kind>['format']

const certificates: Sheet = {
  name: 'Certificates',
  header: sheetHeader,
  rowsOf: async (ctx, tx, organisationId, ids) => {
    await holdHolders(tx, organisationId, ids)
    const { found, failed } = await ownCertificates(tx, organisationId, ids)
    const cells = await sheetRows({ ...ctx, db: tx }, organisationId, found)
    return { rows: found.map(({ id }, i) => ({ id, cells: cells[i]! })), failed }
  },
  complete: withKeys,
}

const students: Sheet = {
  name: 'Students',
  header: studentSheetHeader,
  rowsOf: (_ctx, tx, organisationId, ids) => studentSheetRows(tx, organisationId, ids),
}

const sheetFiles = { csv: csvFile, xlsx: xlsxFile } as const

/** Exports any number of certificates or students into one file: a sheet that lists them, or PDFs with credentials. */
export const exportKinds = {
  export: batchKind<RequestOf<'export'>, { format: Format<'export'> }>({
    subject: 'certificate',
    prepare: async (_ctx, _tx, _actor, { format }) => ({ settings: { format } }),
    act: (ctx, chunk, noteEnded) =>
      (chunk.settings.format === 'zip' ? exportDocuments : exportRows(certificates))(ctx, chunk, noteEnded),
    file: (ctx, key, { format }) =>
      format === 'zip' ? zipFile(ctx, key) : sheetFiles[format](certificates, ctx, key),
  }),
  'export-students': batchKind<RequestOf<'export-students'>, { format: Format<'export-students'> }>({
    subject: 'student',
    prepare: async (_ctx, _tx, _actor, { format }) => ({ settings: { format } }),
    act: exportRows(students),
    file: (ctx, key, { format }) => sheetFiles[format](students, ctx, key),
  }),
} satisfies Partial<Record<BatchRequest['kind'], BatchKind>>

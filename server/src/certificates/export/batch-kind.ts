import type { BatchRequest } from '@credenza/schema'
import { batchKind } from '../../platform/acts/batch-kind.ts'
import { exportDocuments, zipFile } from './archive.ts'
import { csvFile, exportRows, xlsxFile } from './sheet.ts'

type ExportRequest = Extract<BatchRequest, { kind: 'export' }>
type Format = ExportRequest['format']

const formats = {
  zip: { act: exportDocuments, file: zipFile },
  csv: { act: exportRows, file: csvFile },
  xlsx: { act: exportRows, file: xlsxFile },
} as const

/** Puts any number of certificates into one file: a sheet that lists them, or their PDFs and credentials. */
export const exportKinds = {
  export: batchKind<ExportRequest, { format: Format }>({
    subject: 'certificate',
    prepare: async (_ctx, _tx, _actor, { format }) => ({ settings: { format } }),
    act: (ctx, chunk, noteEnded) => formats[chunk.settings.format].act(ctx, chunk, noteEnded),
    file: (ctx, key, { format }) => formats[format].file(ctx, key),
  }),
}

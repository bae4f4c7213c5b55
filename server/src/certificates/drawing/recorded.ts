import { certifiesRecordedKey, recorded } from '../../proof/audit/state/recorded-table.ts'

/** The key that seals PDFs. */
export const recordedDrawing = [
  recorded('document_key', {
    of: ['org_', 'platform'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      sealed_private_key: 'value',
      certificate: 'value',
      created_at: 'value',
      x5c: certifiesRecordedKey,
    },
  }),
]

import { recorded, searchOnly } from '../audit/state/recorded-table.ts'

export const recordedCorrections = [
  recorded('correction_request', {
    of: ['corr_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      certificate_id: 'text',
      account_id: 'text',
      changes: 'json',
      why: 'text',
      state: 'text',
      answer: 'text',
      corrected_by: 'text',
      search: searchOnly,
      created_at: 'time',
      decided_at: 'time',
    },
  }),
]

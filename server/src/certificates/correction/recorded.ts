import { recorded, searchOnly } from '../../proof/audit/state/recorded-table.ts'

export const recordedCorrections = [
  recorded('correction_request', {
    of: ['corr_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      certificate_id: 'value',
      account_id: 'value',
      changes: 'value',
      why: 'value',
      state: 'value',
      answer: 'value',
      corrected_by: 'value',
      search: searchOnly,
      created_at: 'value',
      decided_at: 'value',
    },
  }),
]

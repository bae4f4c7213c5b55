import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedBreaches = [
  recorded('breach_case', {
    of: ['breach_'],
    trail: `'platform'`,
    subject: 't.id',
    columns: {
      id: 'key',
      what: 'value',
      found_at: 'value',
      opened_at: 'value',
      texts: 'value',
      report: 'value',
      closed_at: 'value',
    },
  }),
  recorded('breach_note', {
    of: ['breach_'],
    trail: `'platform'`,
    subject: 't.case_id',
    columns: {
      id: 'key',
      case_id: 'value',
      text: 'value',
      authority_told_at: 'value',
      created_at: 'value',
    },
  }),
]

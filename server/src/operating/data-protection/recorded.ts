import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** The prefix of audit subjects for changes of retention days. */
export const retentionSubjects = 'retention_'

export const recordedDataProtection = [
  recorded('hold', {
    of: ['hold_'],
    trail: `'platform'`,
    subject: 't.id',
    columns: {
      id: 'key',
      subject_id: 'value',
      reason: 'value',
      set_by: 'value',
      set_at: 'value',
      until: 'value',
      lifted_by: 'value',
      lifted_at: 'value',
    },
  }),
  recorded('retention_choice', {
    of: [retentionSubjects],
    trail: `'platform'`,
    subject: `'${retentionSubjects}' || t.kind`,
    columns: { kind: 'key', days: 'value', chosen_at: 'value' },
  }),
]

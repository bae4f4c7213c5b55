import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedErasures = [
  recorded('erasure', {
    of: ['acc_'],
    trail: `'platform'`,
    subject: 't.account_id',
    columns: { account_id: 'value', asked_at: 'value', due_at: 'value', done_at: 'value' },
  }),
]

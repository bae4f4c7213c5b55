import { recorded } from '../audit/state/recorded-table.ts'

export const recordedErasures = [
  recorded('erasure', {
    of: ['acc_'],
    trail: `'platform'`,
    subject: 't.account_id',
    columns: { account_id: 'text', asked_at: 'time', due_at: 'time', done_at: 'time' },
  }),
]

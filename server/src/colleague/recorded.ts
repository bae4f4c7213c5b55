import { recorded } from '../audit/state/recorded-table.ts'

/** An invitation has the id of the account that it becomes. */
export const recordedColleagues = [
  recorded('invitation', {
    of: ['acc_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      name: 'text',
      email: 'text',
      token_hash: 'bytes',
      sent_at: 'time',
      expires_at: 'time',
    },
  }),
]

import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** An invitation has the id of its future account. */
export const recordedColleagues = [
  recorded('invitation', {
    of: ['acc_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      name: 'value',
      email: 'value',
      token_hash: 'value',
      sent_at: 'value',
      expires_at: 'value',
    },
  }),
]

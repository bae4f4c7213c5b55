import { recorded, unrecorded } from '../audit/state/recorded-table.ts'

const count = unrecorded('counted without a word about who opened it; no trail of that is kept')

export const recordedShares = [
  recorded('share_link', {
    of: ['share_'],
    trail: `'platform'`,
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      certificate_id: 'text',
      account_id: 'text',
      label: 'text',
      one_time: 'flag',
      created_at: 'time',
      expires_at: 'time',
      revoked_at: 'time',
      opened: count,
      last_opened_at: count,
    },
  }),
]

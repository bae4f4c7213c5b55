import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const part = unrecorded('the entry about the new link says it too; no verdict depends on it')
const count = unrecorded('how often and when a link was opened; we keep no record of who opened it')

export const recordedShares = [
  recorded('share_link', {
    of: ['share_'],
    trail: `'platform'`,
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      certificate_id: 'value',
      account_id: 'value',
      label: 'value',
      one_time: 'value',
      shown: part,
      created_at: 'value',
      expires_at: 'value',
      revoked_at: 'value',
      opened: count,
      last_opened_at: count,
    },
  }),
]

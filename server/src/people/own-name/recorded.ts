import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** The names that an organisation uses: its host and its sender address. */
export const recordedOwnNames = [
  recorded('own_name', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      host: 'value',
      mail_address: 'value',
      reply_to: 'value',
      sealed_key: 'value',
      is_sending: 'value',
      changed_at: 'value',
    },
  }),
]

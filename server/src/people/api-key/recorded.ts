import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedApiKeys = [
  recorded('api_key', {
    of: ['api_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      name: 'value',
      prefix: 'value',
      key_hash: 'value',
      scopes: 'value',
      created_at: 'value',
      last_used_at: unrecorded('changes with every use, and decides about nothing'),
      expires_at: 'value',
    },
  }),
]

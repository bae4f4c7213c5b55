import { recorded, unrecorded } from '../audit/state/recorded-table.ts'

export const recordedApiKeys = [
  recorded('api_key', {
    of: ['api_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      name: 'text',
      prefix: 'text',
      key_hash: 'bytes',
      scopes: 'list',
      created_at: 'time',
      last_used_at: unrecorded('moves with every use, and decides about nothing'),
      expires_at: 'time',
    },
  }),
]

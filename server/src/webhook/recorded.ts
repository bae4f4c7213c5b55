import { recorded, unrecorded } from '../audit/state/recorded-table.ts'

const standing = unrecorded(
  'how far it is and how its last messages went; a program that missed one asks the API',
)

export const recordedWebhooks = [
  recorded('webhook', {
    of: ['hook_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      url: 'text',
      description: 'text',
      events: 'list',
      enabled: 'flag',
      sealed_secret: 'bytes',
      sealed_previous: 'bytes',
      previous_until: 'time',
      cursor_seq: standing,
      failing_since: standing,
      last_result: standing,
      created_at: 'time',
    },
  }),
]

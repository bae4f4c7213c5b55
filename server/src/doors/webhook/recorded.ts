import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const standing = unrecorded(
  'how far a webhook has come, and how its last messages went; a program that missed one asks the API',
)

export const recordedWebhooks = [
  recorded('webhook', {
    of: ['hook_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      url: 'value',
      description: 'value',
      events: 'value',
      enabled: 'value',
      sealed_secret: 'value',
      sealed_previous: 'value',
      previous_until: 'value',
      cursor_seq: standing,
      failing_since: standing,
      last_result: standing,
      created_at: 'value',
    },
  }),
]

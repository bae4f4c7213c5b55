import { certifiesRecordedKey, recorded, unrecorded } from '../audit/state/recorded-table.ts'

const whereItIs = unrecorded(
  'where the key is; every signature of a key store is checked under the recorded key',
)

/** An organisation's keys, and its statements about them. */
export const recordedIssuerKeys = [
  recorded('organisation_key', {
    of: ['org_', 'platform'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      id: 'value',
      sealed_private_key: 'value',
      created_at: 'value',
      retired_at: 'value',
      compromised_at: 'value',
      x5c: certifiesRecordedKey,
      store: whereItIs,
      store_label: whereItIs,
    },
  }),
  recorded('seal_public_key', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      id: 'value',
      public_key: 'value',
      created_at: 'value',
      compromised_at: 'value',
    },
  }),
  recorded('organisation_key_event', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      id: 'value',
      key_id: 'value',
      action: 'value',
      document: 'value',
      at: 'value',
      created_at: 'value',
    },
  }),
]

import { recorded, searchOnly } from '../../proof/audit/state/recorded-table.ts'

/** An organisation with its keys; each of its files is a subject of its own, so that only who changes one reads it. */
export const recordedOrganisations = [
  recorded('organisation', {
    of: ['org_'],
    trail: 't.id',
    subject: 't.id',
    columns: {
      id: 'value',
      role: 'value',
      status: 'value',
      name: 'value',
      email: 'value',
      details: 'value',
      kyc: 'blob',
      wallet_address: 'value',
      digital_signature: 'value',
      search: searchOnly,
      created_at: 'value',
      approved_at: 'value',
      return_reason: 'value',
      display_name: 'value',
      submitted_at: 'value',
      suspension_reason: 'value',
    },
  }),
  recorded('organisation_key', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      id: 'value',
      sealed_private_key: 'value',
      created_at: 'value',
      retired_at: 'value',
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
  recorded('sealed_file', {
    of: ['file_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      kind: 'value',
      media_type: 'value',
      sealed: 'blob',
      created_at: 'value',
    },
  }),
]

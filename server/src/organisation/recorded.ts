import { recorded, searchOnly } from '../audit/state/recorded-table.ts'

/** An organisation with its keys; each of its files is a subject of its own, so that only who changes one reads it. */
export const recordedOrganisations = [
  recorded('organisation', {
    of: ['org_'],
    trail: 't.id',
    subject: 't.id',
    columns: {
      id: 'text',
      role: 'text',
      status: 'text',
      name: 'text',
      email: 'text',
      details: 'json',
      kyc: 'blob',
      wallet_address: 'text',
      digital_signature: 'text',
      search: searchOnly,
      created_at: 'time',
      approved_at: 'time',
      return_reason: 'text',
      display_name: 'text',
      submitted_at: 'time',
      suspension_reason: 'text',
    },
  }),
  recorded('organisation_key', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'text',
      id: 'text',
      sealed_private_key: 'bytes',
      created_at: 'time',
      retired_at: 'time',
      compromised_at: 'time',
    },
  }),
  recorded('organisation_key_event', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'text',
      id: 'text',
      key_id: 'text',
      action: 'text',
      document: 'long',
      at: 'time',
      created_at: 'time',
    },
  }),
  recorded('sealed_file', {
    of: ['file_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      kind: 'text',
      media_type: 'text',
      sealed: 'blob',
      created_at: 'time',
    },
  }),
]

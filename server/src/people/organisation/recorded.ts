import { recorded, searchOnly } from '../../proof/audit/state/recorded-table.ts'

/** An organisation. Each of its files is a separate subject, so that changing one does not read the others. */
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
  recorded('chosen_verifier', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: { org_id: 'value', verifier_org_id: 'value' },
  }),
  recorded('public_contact', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: { org_id: 'value', website: 'value', email: 'value', shows_logo: 'value' },
  }),
]

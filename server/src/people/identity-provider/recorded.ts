import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const ofOrganisation = { of: ['org_'], trail: 't.org_id', subject: 't.org_id' }
const ofAccount = { of: ['acc_'], trail: 't.org_id', subject: 't.account_id' }

/** The records that decide which accounts a provider can open. */
export const recordedProviders = [
  recorded('sign_in_provider', {
    ...ofOrganisation,
    columns: {
      org_id: 'value',
      kind: 'value',
      settings: 'value',
      sealed_secret: 'value',
      state: 'value',
      required: 'value',
      counts_second_factor: 'value',
      roles: 'value',
      created_at: 'value',
      metadata_state: unrecorded('changes with every reading; what was read is in the settings'),
      setups: unrecorded('ends a test that is under way when the setup changes, and nothing else'),
    },
  }),
  recorded('proven_domain', {
    ...ofOrganisation,
    columns: { domain: 'value', org_id: 'value', proof: 'value', proven_at: 'value' },
  }),
  recorded('sign_in_identity', {
    ...ofAccount,
    columns: { org_id: 'value', issuer: 'value', subject: 'value', account_id: 'value', created_at: 'value' },
  }),
]

import { recorded, searchOnly, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const ownersTrail = `coalesce(owner.org_id, 'platform')`
const ofAccount = {
  of: ['acc_'],
  trail: ownersTrail,
  subject: 't.account_id',
  join: 'LEFT JOIN account AS owner ON owner.id = t.account_id',
}

const noteOfUse = unrecorded('changes with every use, and decides about the next use only')

/** An account, and everything that opens it and lasts longer than a session. */
export const recordedAccounts = [
  recorded('account', {
    of: ['acc_'],
    trail: `coalesce(t.org_id, 'platform')`,
    subject: 't.id',
    columns: {
      id: 'value',
      realm: 'value',
      role: 'value',
      org_id: 'value',
      email: 'value',
      name: 'value',
      password_hash: 'value',
      wallet_address: 'value',
      is_colleague: 'value',
      language: unrecorded('the language of the pages that a person reads; it decides about words only'),
      created_at: 'value',
      mailbox_proven_at: unrecorded(
        'when a mailbox was proven; it only saves a step of signing in, and entries say when that was',
      ),
      search: searchOnly,
      grams: searchOnly,
    },
  }),
  recorded('member_role', {
    of: ['acc_'],
    trail: 't.org_id',
    subject: 't.account_id',
    columns: { org_id: 'value', account_id: 'value', role: 'value' },
  }),
  recorded('removed_colleague', {
    of: ['acc_'],
    trail: 't.org_id',
    subject: 't.account_id',
    columns: { org_id: 'value', email_mac: 'value', account_id: 'value' },
  }),
  recorded('passkey', {
    ...ofAccount,
    columns: {
      id: 'value',
      account_id: 'value',
      credential_id: 'value',
      public_key: 'value',
      counter: noteOfUse,
      transports: 'value',
      name: 'value',
      created_at: 'value',
      last_used_at: noteOfUse,
    },
  }),
  recorded('totp', {
    ...ofAccount,
    where: 't.sealed_secret IS NOT NULL',
    columns: {
      account_id: 'value',
      sealed_secret: 'value',
      sealed_pending: unrecorded(
        'a new app’s secret, sealed; it counts for nothing until the person shows a code of it',
      ),
      last_step: noteOfUse,
      wrong_tries: noteOfUse,
      blocked_until: noteOfUse,
    },
  }),
  recorded('second_factor_code', { ...ofAccount, columns: { account_id: 'value', code_mac: 'value' } }),
]

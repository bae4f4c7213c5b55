import { recorded, unrecorded } from '../audit/state/recorded-table.ts'

const ownersTrail = `coalesce(owner.org_id, 'platform')`
const ofAccount = {
  of: ['acc_'],
  trail: ownersTrail,
  subject: 't.account_id',
  join: 'LEFT JOIN account AS owner ON owner.id = t.account_id',
}

const noteOfUse = unrecorded('moves with every use, and decides about the next one only')

/** An account, and everything that opens it and outlasts a session. */
export const recordedAccounts = [
  recorded('account', {
    of: ['acc_'],
    trail: `coalesce(t.org_id, 'platform')`,
    subject: 't.id',
    columns: {
      id: 'text',
      realm: 'text',
      role: 'text',
      org_id: 'text',
      email: 'text',
      name: 'text',
      password_hash: 'text',
      wallet_address: 'text',
      is_colleague: 'flag',
      created_at: 'time',
    },
  }),
  recorded('passkey', {
    ...ofAccount,
    columns: {
      id: 'text',
      account_id: 'text',
      credential_id: 'text',
      public_key: 'bytes',
      counter: noteOfUse,
      transports: 'list',
      name: 'text',
      created_at: 'time',
      last_used_at: noteOfUse,
    },
  }),
  recorded('totp', {
    ...ofAccount,
    where: 't.sealed_secret IS NOT NULL',
    columns: {
      account_id: 'text',
      sealed_secret: 'bytes',
      sealed_pending: unrecorded('sealed, and counts for nothing until a code of it is shown'),
      last_step: noteOfUse,
      wrong_tries: noteOfUse,
      blocked_until: noteOfUse,
    },
  }),
  recorded('second_factor_code', { ...ofAccount, columns: { account_id: 'text', code_mac: 'bytes' } }),
]

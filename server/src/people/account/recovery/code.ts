import type { Role } from '@credenza/schema'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type AnyRealm, realmOf } from '../find-account.ts'

/** Who requested a code. Two people may share an email, one in each realm; a code belongs to one of them only. */
export interface Owner {
  realm: AnyRealm
  email: string
}

/** The form of an email in the table. */
export const emailMac = (keys: Keys, { realm, email }: Owner): Uint8Array =>
  keys.mac('one-time-code-email', Buffer.from(`${realm} ${email}`))

/** The stored form of a code. Six digits can be guessed from a hash, but not from a MAC without its key. */
export const codeMac = (keys: Keys, { realm, email }: Owner, code: string): Uint8Array =>
  keys.mac('one-time-code', Buffer.from(`${realm} ${email} ${code}`))

/**
 * Whose code it is. A code requested without a role is separate from those of every realm, and only the job looks for the
 * account: an answer that depended on it would reveal who has one.
 */
export const ownerOf = ({
  email,
  selectedRole,
}: {
  email: string
  selectedRole?: Role | undefined
}): Owner => ({
  realm: selectedRole ? realmOf[selectedRole] : 'any',
  email,
})

import type { Role } from '@credenza/schema'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type AnyRealm, type Realm, realmOf } from '../find-account.ts'

/** Who requested a code. Two people may share an email, one in each realm; a code belongs to one of them only. */
export interface Owner {
  realm: AnyRealm
  email: string
  /** 'mailbox' for a code that only proves the mailbox; otherwise it lets its owner set a new password. */
  purpose?: 'mailbox' | undefined
}

/** A code that proves a student's mailbox. */
export const mailboxCodeTo = ({ realm, email }: { realm: Realm; email: string }) =>
  ({ realm, email, purpose: 'mailbox' }) as const

/** Every kind of code that an account's mailbox can have got. */
export const codesTo = ({ realm, email }: { realm: Realm; email: string }): Owner[] => [
  { realm, email },
  { realm: 'any', email },
  mailboxCodeTo({ realm, email }),
]

const wordsOf = ({ purpose, realm, email }: Owner): string =>
  purpose ? `${purpose} ${realm} ${email}` : `${realm} ${email}`

/** The form of an email in the table. */
export const emailMac = (keys: Keys, owner: Owner): Uint8Array =>
  keys.mac('one-time-code-email', Buffer.from(wordsOf(owner)))

/** The stored form of a code. Six digits can be guessed from a hash, but not from a MAC without its key. */
export const codeMac = (keys: Keys, owner: Owner, code: string): Uint8Array =>
  keys.mac('one-time-code', Buffer.from(`${wordsOf(owner)} ${code}`))

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

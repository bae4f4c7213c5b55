import type { Role } from '@credenza/schema'
import type { Db } from '../../../context.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type Realm, realmOf } from '../find-account.ts'

/** Who asked for a code. Two people may share an e-mail, one in each realm; a code belongs to one of them only. */
export interface Owner {
  realm: Realm
  email: string
}

/** The form of an e-mail in the table. */
export const emailMac = (keys: Keys, { realm, email }: Owner): Uint8Array =>
  keys.mac('one-time-code-email', Buffer.from(`${realm} ${email}`))

/** The stored form of a code: from a hash, six digits can be guessed; from a MAC they cannot, without its key. */
export const codeMac = (keys: Keys, { realm, email }: Owner, code: string): Uint8Array =>
  keys.mac('one-time-code', Buffer.from(`${realm} ${email} ${code}`))

/** Whose code it is: by the role that was named, or else by the first kind of account with this e-mail. */
export async function ownerOf(
  db: Db,
  { email, selectedRole }: { email: string; selectedRole?: Role | undefined },
): Promise<Owner> {
  if (selectedRole) return { realm: realmOf[selectedRole], email }
  const accounts = await db.selectFrom('account').select('realm').where('email', '=', email).execute()
  const realms = accounts.map(({ realm }) => realm)
  return { realm: firstRealms.find((realm) => realms.includes(realm)) ?? 'organisation', email }
}

const firstRealms = ['organisation', 'student', 'admin'] as const

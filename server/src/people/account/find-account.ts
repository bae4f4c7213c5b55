import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { AccountTables } from './tables.ts'

export type Account = Omit<Selectable<AccountTables['account']>, 'search' | 'grams'>

export type Realm = Account['realm']

export const realmOf = {
  issuer: 'organisation',
  verifier: 'organisation',
  student: 'student',
  admin: 'admin',
} as const

/** A realm, or 'any' if the role is unknown. */
export type AnyRealm = Realm | 'any'

/** The realms to look in, in this order: an organisation's account comes first. */
export const realmsIn = (realm: AnyRealm): readonly Realm[] =>
  realm === 'any' ? ['organisation', 'student', 'admin'] : [realm]

/** Emails are stored in lower case (schema/src/email.ts). */
export async function findAccount(db: Db | Tx, realm: AnyRealm, email: string): Promise<Account | undefined> {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where('realm', 'in', realmsIn(realm))
    .where('email', '=', email)
    .execute()
  return realmsIn(realm).flatMap((one) => found.find((account) => account.realm === one) ?? [])[0]
}

/** The account of somebody who is signed in. */
export function findAccountById(db: Db | Tx, id: string): Promise<Account> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { AccountTables } from './tables.ts'

export type Account = Selectable<AccountTables['account']>

export type Realm = Account['realm']

export const realmOf = {
  issuer: 'organisation',
  verifier: 'organisation',
  student: 'student',
  admin: 'admin',
} as const

/** E-mails are stored in lower case (schema/text.ts). */
export function findAccount(db: Db | Tx, realm: Realm, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('realm', '=', realm)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The account of somebody who is signed in. */
export function findAccountById(db: Db | Tx, id: string): Promise<Account> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

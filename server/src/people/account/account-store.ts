import type { Insertable, Selectable } from 'kysely'
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

/** Inserts the account unless its e-mail is taken within the realm; says whether it did. */
export async function insertAccount(tx: Tx, account: Insertable<AccountTables['account']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Gives the organisation's own account its new name; colleagues have names of their own. Gives its id. */
export async function renameOwner(tx: Tx, organisationId: string, name: string): Promise<string[]> {
  const renamed = await tx
    .updateTable('account')
    .set({ name })
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', false)
    .returning('id')
    .execute()
  return renamed.map(({ id }) => id)
}

export async function countAdmins(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('realm', '=', 'admin')
    .executeTakeFirstOrThrow()
  return Number(count)
}

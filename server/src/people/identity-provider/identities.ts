import type { Insertable } from 'kysely'
import type { Tx } from '../../context.ts'
import { type Account, findAccountById } from '../account/find-account.ts'
import type { IdentityProviderTables } from './tables.ts'

/** Somebody as their provider knows them: its issuer or entity id, and their subject there. */
export interface Identity {
  organisationId: string
  issuer: string
  subject: string
}

/**
 * The account that this identity opens, only ever one of the same organisation; 'removed' when it had one, and
 * undefined when it never did.
 */
export async function accountOfIdentity(
  tx: Tx,
  { organisationId, issuer, subject }: Identity,
): Promise<Account | 'removed' | undefined> {
  const found = await tx
    .selectFrom('sign_in_identity')
    .leftJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'sign_in_identity.account_id')
        .onRef('account.org_id', '=', 'sign_in_identity.org_id'),
    )
    .select('account.id')
    .where('sign_in_identity.org_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!found) return undefined
  return found.id ? findAccountById(tx, found.id) : 'removed'
}

/**
 * Connects an identity to an account of its organisation. Returns false when it is another account's; one whose account was
 * removed can be connected again.
 */
export async function connectIdentity(
  tx: Tx,
  { organisationId, issuer, subject }: Identity,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row: Insertable<IdentityProviderTables['sign_in_identity']> = {
    org_id: organisationId,
    issuer,
    subject,
    account_id: accountId,
    created_at: now,
  }
  const connected = await tx
    .insertInto('sign_in_identity')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'issuer', 'subject'])
        .doUpdateSet({ account_id: accountId, created_at: now })
        .where((q) =>
          q.or([
            q('sign_in_identity.account_id', '=', accountId),
            q.not(
              q.exists(
                q
                  .selectFrom('account')
                  .select('account.id')
                  .whereRef('account.id', '=', 'sign_in_identity.account_id'),
              ),
            ),
          ]),
        ),
    )
    .returning('account_id')
    .executeTakeFirst()
  return connected !== undefined
}

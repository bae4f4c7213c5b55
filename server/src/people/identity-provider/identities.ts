import type { Tx } from '../../context.ts'
import { type Account, findAccountById } from '../account/find-account.ts'

/** A person at a provider: the provider's issuer or entity id, and the person's subject there. */
export interface Identity {
  organisationId: string
  issuer: string
  subject: string
}

/**
 * The account that this identity opens, always one of the same organisation. 'removed' if its account was removed; undefined if
 * it never had one.
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
 * Connects an identity to an account of its organisation. Returns the removed accounts that it belonged to before, which the
 * audit entry has to name as changed. Undefined, and nothing done, if it is another account's.
 */
export async function connectIdentity(
  tx: Tx,
  { organisationId: org_id, issuer, subject }: Identity,
  account_id: string,
  created_at: Date,
): Promise<string[] | undefined> {
  const inserted = await tx
    .insertInto('sign_in_identity')
    .values({ org_id, issuer, subject, account_id, created_at })
    .onConflict((conflict) => conflict.columns(['org_id', 'issuer', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (inserted) return []
  const before = await tx
    .selectFrom('sign_in_identity')
    .leftJoin('account', 'account.id', 'sign_in_identity.account_id')
    .select(['sign_in_identity.account_id', 'account.id'])
    .where('sign_in_identity.org_id', '=', org_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  if (before.account_id === account_id) return []
  if (before.id) return undefined
  await tx
    .updateTable('sign_in_identity')
    .set({ account_id, created_at })
    .where('org_id', '=', org_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  return [before.account_id]
}

import type { Context, Db, Tx } from '../../../context.ts'
import { tokenHash } from '../../../people/account/session/tokens.ts'
import { hasBegun } from '../../../platform/in-force.ts'
import type { WalletGrant } from '../tables.ts'

/** The grant for a code of this issuer; undefined for any other code. */
export const findByCode = (
  db: Db | Tx,
  organisationId: string,
  code: string,
): Promise<WalletGrant | undefined> =>
  db
    .selectFrom('wallet_grant')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('code_hash', '=', tokenHash(code))
    .executeTakeFirst()

/** The grant in force for an access token of this issuer. */
export const findByToken = (
  { db, clock }: Context,
  organisationId: string,
  token: string,
): Promise<WalletGrant | undefined> =>
  db
    .selectFrom('wallet_grant')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', clock())
    .where(hasBegun('redeemed_at', clock()))
    .executeTakeFirst()

/** Locks the grant of an access token; false if the token, with which a call began, no longer opens it. */
export async function holdGrant(
  { clock }: Context,
  tx: Tx,
  { org_id, id, token_hash }: WalletGrant,
): Promise<boolean> {
  const held = await tx
    .selectFrom('wallet_grant')
    .select('id')
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', clock())
    .where(hasBegun('redeemed_at', clock()))
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** A grant by its id; undefined if there is none. */
export const findGrant = (db: Db, organisationId: string, id: string): Promise<WalletGrant | undefined> =>
  db
    .selectFrom('wallet_grant')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Stores what a grant's wallet did. */
export async function noteGrant(
  db: Db | Tx,
  { org_id, id }: Pick<WalletGrant, 'org_id' | 'id'>,
  what: Partial<Pick<WalletGrant, 'tries' | 'issued_at' | 'expires_at' | 'outcome' | 'token_hash'>>,
): Promise<void> {
  await db.updateTable('wallet_grant').set(what).where('org_id', '=', org_id).where('id', '=', id).execute()
}

import { X509Certificate } from 'node:crypto'
import { encodeP256Multikey } from '@credenza/credential/issue'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { openP256Key, type P256Jwk, type P256Key, p256Jwk } from '../../platform/keys/p256-key.ts'
import { recordState } from '../audit/append.ts'
import type { PublishedKey } from './did.ts'

/** A key that signs what wallets get, with its certificates, as the header `x5c` has them: its own first. */
export interface WalletKey extends P256Key {
  x5c: readonly string[]
}

/** The key of this kind that an owner (an organisation, or the platform) uses now; undefined before the first. */
export async function currentWalletKey(ctx: Context, owner: string): Promise<WalletKey | undefined> {
  const row = await ctx.db
    .selectFrom('organisation_key')
    .select(['sealed_private_key', 'x5c'])
    .where('org_id', '=', owner)
    .where('retired_at', 'is', null)
    .where('compromised_at', 'is', null)
    .where('x5c', 'is not', null)
    .executeTakeFirst()
  if (!row?.x5c) return undefined
  const key = openP256Key(ctx.keys, row.sealed_private_key!)
  if (encodeP256Multikey(jwkOf(row.x5c)) !== key.publicKeyMultibase)
    throw new Error('The certificate of this key is of another key')
  return { ...key, x5c: row.x5c }
}

/** Keeps a new key of an owner that has none. If two are made at once, the first one stored wins, and is returned. */
export async function keepWalletKey(
  ctx: Context,
  owner: string,
  made: { publicKeyMultibase: string; sealedPrivateKey: Uint8Array; x5c: readonly string[] },
): Promise<WalletKey> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await tx
      .insertInto('organisation_key')
      .values({
        org_id: owner,
        id: made.publicKeyMultibase,
        sealed_private_key: made.sealedPrivateKey,
        created_at: now,
        retired_at: null,
        compromised_at: null,
        x5c: [...made.x5c],
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordState(ctx, tx, owner, now, [owner])
  })
  return (await currentWalletKey(ctx, owner))!
}

/** Retires a key that is in use, in the caller's transaction; false if it is no longer. The next one is made when needed. */
export async function retireWalletKey(tx: Tx, owner: string, keyId: string, now: Date): Promise<boolean> {
  return change(tx, owner, keyId, { retired_at: now })
}

/** Gives a key that is in use other certificates; false if it is no longer. */
export async function certifyWalletKey(
  tx: Tx,
  owner: string,
  keyId: string,
  x5c: readonly string[],
): Promise<boolean> {
  return change(tx, owner, keyId, { x5c: [...x5c] })
}

async function change(
  tx: Tx,
  owner: string,
  keyId: string,
  to: { retired_at: Date } | { x5c: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation_key')
    .set(to)
    .where('org_id', '=', owner)
    .where('id', '=', keyId)
    .where('retired_at', 'is', null)
    .where('compromised_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The keys for wallets among the published ones, as JWKs, without stolen ones: nothing here dates what those signed. */
export function walletJwks(keys: readonly PublishedKey[]): (P256Jwk & { kid: string })[] {
  return keys.flatMap(({ x5c, compromisedAt }) => {
    if (!x5c || compromisedAt) return []
    const jwk = jwkOf(x5c)
    return [{ ...jwk, kid: encodeP256Multikey(jwk) }]
  })
}

const jwkOf = ([own = '']: readonly string[]): P256Jwk =>
  p256Jwk(new X509Certificate(Buffer.from(own, 'base64')).publicKey)

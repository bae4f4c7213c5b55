import { type KeyObject, X509Certificate } from 'node:crypto'
import { encodeP256Multikey } from '@credenza/credential/issue'
import type { KeyStoreName } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import {
  openP256Key,
  type P256Jwk,
  type P256Key,
  type P256PublicKey,
  p256Jwk,
  p256PublicKey,
} from '../../platform/keys/p256-key.ts'
import { signatureBy } from '../../platform/keys/store/key-store.ts'
import { recordState } from '../audit/append.ts'
import type { PublishedKey } from './did.ts'

/** A key that signs what wallets get, held here or in a key store. */
export interface WalletKey extends P256PublicKey {
  /** Its certificates, as the header `x5c` has them: its own first. */
  x5c: readonly string[]
  /** The 64 bytes `r ‖ s` of ES256 (RFC 7518 §3.4). Throws `KeyStoreFailed` if the key store does not return them. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** A new P-256 key for signing, with its certificates: held here, or in a key store. */
export type NewWalletKey = { publicKeyMultibase: string; x5c: readonly string[] } & (
  | { sealedPrivateKey: Uint8Array }
  | { store: KeyStoreName; label: string }
)

/** The current key of this kind of an owner (an organisation, or the platform); undefined before the first. */
export async function currentWalletKey(ctx: Context, owner: string): Promise<WalletKey | undefined> {
  const row = await currentRow(ctx.db, owner)
  if (!row?.x5c) return undefined
  const certified = certifiedKey(row.x5c)
  const key = p256PublicKey(certified)
  const label = row.store_label
  const sign = row.sealed_private_key
    ? signingHere(openP256Key(ctx.keys, row.sealed_private_key), key)
    : (bytes: Uint8Array) =>
        signatureBy(ctx.keyStores.find(row.store!), { label: label!, publicKey: certified }, bytes)
  return { ...key, x5c: row.x5c, sign }
}

export const currentWalletKeyId = async (db: Db | Tx, owner: string): Promise<string | undefined> =>
  (await currentRow(db, owner))?.id

/** The key store that holds the current key, and its label there; undefined if it is held here, or there is no key yet. */
export async function storedWalletKey(
  db: Db,
  owner: string,
): Promise<{ store: KeyStoreName; label: string } | undefined> {
  const { store, store_label: label } = (await currentRow(db, owner)) ?? {}
  return store && label ? { store, label } : undefined
}

const currentRow = (db: Db | Tx, owner: string) =>
  db
    .selectFrom('organisation_key')
    .select(['id', 'sealed_private_key', 'x5c', 'store', 'store_label'])
    .where('org_id', '=', owner)
    .where('retired_at', 'is', null)
    .where('compromised_at', 'is', null)
    .where('x5c', 'is not', null)
    .executeTakeFirst()

function signingHere(held: P256Key, { publicKeyMultibase }: P256PublicKey): WalletKey['sign'] {
  if (held.publicKeyMultibase !== publicKeyMultibase)
    throw new Error('The certificate of this key is of another key')
  return async (bytes) => held.sign(bytes)
}

/** Stores a new key for an owner that has none. If another process has just stored one, returns that one instead. */
export async function keepWalletKey(ctx: Context, owner: string, made: NewWalletKey): Promise<WalletKey> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await insertWalletKey(tx, owner, made, now)
    await recordState(ctx, tx, owner, now, [owner])
  })
  return (await currentWalletKey(ctx, owner))!
}

/**
 * Adds a key for an owner that has none, in the caller's transaction. False if there is one already, or this key was used
 * before.
 */
export async function insertWalletKey(
  tx: Tx,
  owner: string,
  made: NewWalletKey,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('organisation_key')
    .values({
      org_id: owner,
      id: made.publicKeyMultibase,
      sealed_private_key: 'store' in made ? null : made.sealedPrivateKey,
      created_at: now,
      retired_at: null,
      compromised_at: null,
      x5c: [...made.x5c],
      store: 'store' in made ? made.store : null,
      store_label: 'store' in made ? made.label : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Retires the current key, in the caller's transaction. The next key is made when it is needed. */
export async function retireWalletKey(tx: Tx, owner: string, keyId: string, now: Date): Promise<void> {
  await change(tx, owner, keyId, { retired_at: now })
}

/** Replaces the certificates of the current key; false if the key is no longer in use. */
export async function storeWalletCertificates(
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

/** The published keys for wallets as JWKs. Leaves out stolen ones, because nothing here dates what they signed. */
export function walletJwks(keys: readonly PublishedKey[]): (P256Jwk & { kid: string })[] {
  return keys.flatMap(({ x5c, compromisedAt }) => {
    if (!x5c || compromisedAt) return []
    const jwk = jwkOf(x5c)
    return [{ ...jwk, kid: encodeP256Multikey(jwk) }]
  })
}

const jwkOf = (x5c: readonly string[]): P256Jwk => p256Jwk(certifiedKey(x5c))

const certifiedKey = ([own = '']: readonly string[]): KeyObject =>
  new X509Certificate(Buffer.from(own, 'base64')).publicKey

import { decodeProofValue, encodeProofValue } from '@credenza/credential/issue'
import type { KeyStoreName } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import { localSigner, type Signer } from '../../platform/keys/signer.ts'
import { generateSigningKey, openSigningKey, verifySignature } from '../../platform/keys/signing-key.ts'
import { storeSigner } from '../../platform/keys/store/store-signer.ts'
import type { PublishedKey } from './did.ts'
import type { IssuerKeyTables } from './tables.ts'

// Only Ed25519 keys sign documents. Keys for wallets, which have `x5c`, are in wallet-keys.ts.

/** A new Ed25519 key for signing: held here, or in a key store. */
export type NewSigningKey = { publicKeyMultibase: string } & (
  | { sealedPrivateKey: Uint8Array }
  | { store: KeyStoreName; label: string }
)

/** Makes this the organisation's signing key. The previous one is retired, not removed. */
export async function startSigningKey(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  now: Date,
  made: NewSigningKey = generateSigningKey(ctx.keys),
): Promise<Signer> {
  await tx
    .updateTable('organisation_key')
    .set({ retired_at: now })
    .where('org_id', '=', organisationId)
    .where('retired_at', 'is', null)
    .where('x5c', 'is', null)
    .execute()
  const row = {
    org_id: organisationId,
    id: made.publicKeyMultibase,
    sealed_private_key: 'store' in made ? null : made.sealedPrivateKey,
    created_at: now,
    retired_at: null,
    compromised_at: null,
    x5c: null,
    store: 'store' in made ? made.store : null,
    store_label: 'store' in made ? made.label : null,
  }
  await tx.insertInto('organisation_key').values(row).execute()
  return openSigner(ctx, row)
}

/** The key the organisation signs with now. */
export async function currentSigner(ctx: Context, organisationId: string): Promise<Signer> {
  return openSigner(ctx, await currentKey(ctx.db, organisationId).executeTakeFirstOrThrow())
}

/** Like `currentSigner`, and locks the key: until the transaction ends, nobody can declare it stolen. */
export async function lockedSigner(ctx: Context, tx: Tx, organisationId: string): Promise<Signer> {
  const current = currentKey(tx, organisationId).forShare()
  // If the first query had to wait for a rotation to commit, it sees the old key as retired but not yet the new one.
  const row = (await current.executeTakeFirst()) ?? (await current.executeTakeFirstOrThrow())
  return openSigner(ctx, row)
}

/** The key store that holds the current signing key, and its label there; undefined if the key is held here. */
export async function currentStoredKey(
  db: Db,
  organisationId: string,
): Promise<{ store: KeyStoreName; label: string } | undefined> {
  const { store, store_label: label } = await currentKey(db, organisationId).executeTakeFirstOrThrow()
  return store && label ? { store, label } : undefined
}

const currentKey = (db: Db | Tx, organisationId: string) =>
  db
    .selectFrom('organisation_key')
    .select(['id', 'sealed_private_key', 'store', 'store_label'])
    .where('org_id', '=', organisationId)
    .where('retired_at', 'is', null)
    .where('x5c', 'is', null)
    .where('compromised_at', 'is', null)

type KeyRow = Pick<
  Selectable<IssuerKeyTables['organisation_key']>,
  'id' | 'sealed_private_key' | 'store' | 'store_label'
>

function openSigner({ keys, keyStores }: Context, row: KeyRow): Signer {
  if (row.sealed_private_key) return localSigner(openSigningKey(keys, row.sealed_private_key))
  return storeSigner(keyStores.find(row.store!), { label: row.store_label!, publicKeyMultibase: row.id })
}

/**
 * Whether a key that signed something before this transaction is still not declared stolen; locks it in that state until the
 * transaction ends. If false, do not store what it signed: get the current key and sign again.
 */
export const holdSigningKey = async (tx: Tx, organisationId: string, keyId: string): Promise<boolean> =>
  (await holdSigningKeys(tx, organisationId, [keyId])).length > 0

/** Like `holdSigningKey`, for several keys; returns those that are not declared stolen. */
export async function holdSigningKeys(
  tx: Tx,
  organisationId: string,
  keyIds: readonly string[],
): Promise<string[]> {
  const held = await tx
    .selectFrom('organisation_key')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(keyIds))
    .where('compromised_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return held.map(({ id }) => id)
}

/** The id of the key the organisation signs with now. */
export async function currentKeyId(db: Db | Tx, organisationId: string): Promise<string> {
  return (await currentKey(db, organisationId).executeTakeFirstOrThrow()).id
}

/** The ids of these organisations' keys that were declared stolen. */
export async function stolenKeys(db: Db, organisationIds: readonly string[]): Promise<string[]> {
  if (organisationIds.length === 0) return []
  const rows = await compromised(db, organisationIds)
  return rows.map(({ id }) => id)
}

const compromised = builtOnce((db, organisationIds: readonly string[]) =>
  db
    .selectFrom('organisation_key')
    .select('id')
    .where('org_id', '=', anyOf(organisationIds))
    .where('compromised_at', 'is not', null),
)

/** Every key the organisation ever had, for its DID document. */
export async function publishedKeys(db: Db, organisationId: string): Promise<PublishedKey[]> {
  const rows = await db
    .selectFrom('organisation_key')
    .select(['id', 'compromised_at', 'x5c'])
    .where('org_id', '=', organisationId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    publicKeyMultibase: row.id,
    compromisedAt: row.compromised_at ?? undefined,
    ...(row.x5c && { x5c: row.x5c }),
  }))
}

type Identity = Pick<Organisation, 'id' | 'name' | 'wallet_address'>

/** The message that an organisation's *digital signature* covers (readings R3): its id, name and public key. */
const identityStatement = ({ id, name, wallet_address }: Identity): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ id, name, publicKey: wallet_address }))

/** The organisation's digital signature: Ed25519 over its identity statement, multibase base58btc. */
export const digitalSignature = async (signer: Signer, identity: Identity): Promise<string> =>
  encodeProofValue(await signer.sign(identityStatement(identity)))

/** Whether a pasted digital signature belongs to this organisation and was made with the key of this id. */
export function isDigitalSignature(pasted: string, keyId: string, identity: Identity): boolean {
  let signature: Uint8Array
  try {
    signature = decodeProofValue(pasted)
  } catch {
    return false
  }
  return verifySignature(keyId, identityStatement(identity), signature)
}

import { encodeMultikey } from '@credenza/credential/issue'
import type { ConnectKeyRequest, ExternalKeyFacts } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { certifiedByUs } from '../../people/organisation/wallet-key.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { p256PublicKey } from '../../platform/keys/p256-key.ts'
import { KeyStoreFailed, type StoredKind } from '../../platform/keys/store/key-store.ts'
import { proveKey } from '../../platform/keys/store/prove-key.ts'
import { currentStoredKey, publishedKeys } from '../../proof/issuer/signing-keys.ts'
import { storedWalletKey } from '../../proof/issuer/wallet-keys.ts'
import { rotateSigningKey } from './rotate-key.ts'
import { rotateWalletKey } from './rotate-wallet-key.ts'

/** The key stores that an organisation can use, and where its keys are now. */
export async function readExternalKey(ctx: Context, organisationId: string): Promise<ExternalKeyFacts> {
  return {
    stores: [...ctx.keyStores.names],
    labelPrefix: labelPrefix(organisationId),
    current: (await currentStoredKey(ctx.db, organisationId)) ?? null,
    currentForWallets: (await storedWalletKey(ctx.db, organisationId)) ?? null,
  }
}

/**
 * Replaces the organisation's signing key, or its wallet key, with a key in a key store, after the key has signed a challenge.
 * The key's label must name the organisation, since those who run the store assign labels. Requires a fresh second factor.
 * Throws 'invalid' for a key that cannot be used, and `KeyStoreFailed`.
 */
export async function connectKey(
  ctx: Context,
  caller: OrganisationCaller,
  { store, label, signs }: ConnectKeyRequest,
): Promise<string> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId } = caller
  if (!ctx.keyStores.names.includes(store)) throw fieldRefusal('store', 'invalid.store_not_connected')
  const prefix = labelPrefix(organisationId)
  if (!label.startsWith(prefix) || !wellFormed.test(label))
    throw fieldRefusal('label', 'invalid.store_label', { prefix })
  const prove = async (kind: StoredKind) => {
    const key = await proveKey(ctx.keyStores.find(store), label, kind).catch(namingLabel)
    if (!key) throw fieldRefusal('label', 'invalid.store_key_kind', { algorithm: kind })
    return key
  }
  const requireNew = async (publicKeyMultibase: string) => {
    const known = await publishedKeys(ctx.db, organisationId)
    if (known.some((key) => key.publicKeyMultibase === publicKeyMultibase))
      throw fieldRefusal('label', 'invalid.store_key_used')
  }

  if (signs === 'wallets') {
    const { publicKeyMultibase, spki } = p256PublicKey(await prove('P-256'))
    await requireNew(publicKeyMultibase)
    const x5c = await certifiedByUs(ctx, organisationId, { spki })
    return rotateWalletKey(ctx, caller, { publicKeyMultibase, x5c, store, label })
  }
  const { x = '' } = (await prove('Ed25519')).export({ format: 'jwk' })
  const publicKeyMultibase = encodeMultikey(Buffer.from(x, 'base64url'))
  await requireNew(publicKeyMultibase)
  return rotateSigningKey(ctx, caller, { publicKeyMultibase, store, label })
}

const labelPrefix = (organisationId: string) => `${organisationId}-`
/** A label that is safe in the URL of every store. */
const wellFormed = /^[\w-]+(\/[\w-]+)?$/

function namingLabel(error: unknown): never {
  if (error instanceof KeyStoreFailed && error.sentence.key === 'unavailable.key_refused')
    throw fieldRefusal('label', 'invalid.store_key_unknown')
  throw error
}

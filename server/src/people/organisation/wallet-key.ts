import { authorityCertificate, type WalletSubject, walletCertificate } from '@credenza/document'
import type { Context } from '../../context.ts'
import { generateP256Key, type P256PublicKey } from '../../platform/keys/p256-key.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { deploymentDid, organisationUrl } from '../../proof/issuer/did.ts'
import { publishedKeys } from '../../proof/issuer/signing-keys.ts'
import { currentWalletKey, keepWalletKey, type WalletKey } from '../../proof/issuer/wallet-keys.ts'
import { displayNameOf, findOrganisation } from './find-organisation.ts'

/**
 * The key with which an organisation signs credentials for wallets: P-256, with X.509 certificates, as HAIP 1.0 §7 requires. It
 * is made when first needed, and certified by the deployment's own authority. Throws not_found.
 */
export async function walletKey(ctx: Context, organisationId: string): Promise<WalletKey> {
  const known = await currentWalletKey(ctx, organisationId)
  if (known) return known
  const { key, sealedPrivateKey } = generateP256Key(ctx.keys)
  const x5c = await certifiedByUs(ctx, organisationId, key)
  return keepWalletKey(ctx, organisationId, {
    publicKeyMultibase: key.publicKeyMultibase,
    sealedPrivateKey,
    x5c,
  })
}

/** Certifies an organisation's key by the deployment's own authority, in the form of the header `x5c`. */
export async function certifiedByUs(
  ctx: Context,
  organisationId: string,
  key: Pick<P256PublicKey, 'spki'>,
): Promise<string[]> {
  const subject = await walletSubject(ctx, organisationId)
  const authority = await walletAuthority(ctx)
  const certificate = await walletCertificate(key, subject, { authority, now: ctx.clock() })
  // Leaves out the authority's own certificate: those who trust it have it (HAIP 1.0 §6.1.1).
  return [Buffer.from(certificate).toString('base64')]
}

/**
 * Like `walletKey`, for an organisation that has ever had such a key and must continue to sign its lists: after a theft or an
 * interrupted replacement, makes the next key. Undefined if it never had one.
 */
export async function walletKeyIfUsed(ctx: Context, organisationId: string): Promise<WalletKey | undefined> {
  const keys = await publishedKeys(ctx.db, organisationId)
  return keys.some(({ x5c }) => x5c) ? walletKey(ctx, organisationId) : undefined
}

/** How certificates name an organisation. */
export async function walletSubject(ctx: Context, organisationId: string): Promise<WalletSubject> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  return {
    id: organisationId,
    name: displayNameOf(organisation),
    url: organisationUrl(ctx.config.publicUrl, organisationId),
  }
}

/** The deployment's authority, which certifies its organisations' keys. Made when first needed. */
export async function walletAuthority(ctx: Context): Promise<WalletKey & { certificate: Uint8Array }> {
  const key = (await currentWalletKey(ctx, platformTrail)) ?? (await makeAuthority(ctx))
  return { ...key, certificate: Buffer.from(key.x5c[0]!, 'base64') }
}

async function makeAuthority(ctx: Context): Promise<WalletKey> {
  const { publicUrl } = ctx.config
  const { key, sealedPrivateKey } = generateP256Key(ctx.keys)
  const subject = { id: deploymentDid(publicUrl), name: new URL(publicUrl).host }
  const certificate = await authorityCertificate(key, subject, ctx.clock())
  return keepWalletKey(ctx, platformTrail, {
    publicKeyMultibase: key.publicKeyMultibase,
    sealedPrivateKey,
    x5c: [Buffer.from(certificate).toString('base64')],
  })
}

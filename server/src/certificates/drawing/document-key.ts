import { newSealKey, type SealKey } from '@credenza/document'
import { localSealer, type Sealer } from '@credenza/document/seal'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { isInForce } from '../../platform/keys/certificate-chain.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { platformTrail, recordState } from '../../proof/audit/append.ts'
import { deploymentDid } from '../../proof/issuer/did.ts'
import { keepSealKey, keptSealKeyState } from '../../proof/issuer/seal-keys.ts'
import { logTrailsSoon } from '../../proof/log/trail-leaves.ts'
import { findSealKey, type KeptSealKey, sealedKey } from './seal-key-store.ts'

/**
 * What seals the organisation's PDFs: its seal provider if it has one, otherwise the key that we hold. The key is published
 * before it seals anything. Throws `KeyStoreFailed`.
 */
export async function organisationSealer(ctx: Context, organisationId: string): Promise<Sealer> {
  if (!ctx.remoteSeals.has(organisationId)) return localSealer(await documentKey(ctx, organisationId))
  const sealer = await ctx.remoteSeals.find(organisationId)
  if ((await publishProviderKey(ctx, organisationId, sealer.certificate)) === 'stolen')
    throw new KeyStoreFailed('unavailable.seal_stolen')
  return sealer
}

/** Publishes the key of a provider's certificate (DER), unless it is already. Says whether its seals count. */
export async function publishProviderKey(
  ctx: Context,
  organisationId: string,
  certificate: Uint8Array,
): Promise<'counts' | 'stolen'> {
  // Asked first, so that PDFs can also be read while nothing can be written.
  const known = await keptSealKeyState(ctx.db, organisationId, certificate)
  if (known) return known
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    if (await keepSealKey(tx, organisationId, certificate, now))
      await recordState(ctx, tx, organisationId, now, [organisationId])
  })
  return 'counts'
}

/**
 * The P-256 key that seals the organisation's PDFs, made when first needed. It has its authority's certificates while they are
 * valid, otherwise its self-signed one. If two processes make a key, the first one stored wins.
 */
async function documentKey(ctx: Context, organisationId: string): Promise<SealKey> {
  return inUse(await keptSealKey(ctx, organisationId), ctx.clock())
}

/** The deployment's key, held here, which seals documents in its own name. */
export async function deploymentSealer(ctx: Context): Promise<Sealer> {
  const { publicUrl } = ctx.config
  const subject = { id: deploymentDid(publicUrl), name: new URL(publicUrl).host }
  return localSealer((await findSealKey(ctx, platformTrail)) ?? (await makeKey(ctx, platformTrail, subject)))
}

/** The organisation's key with all its certificates, valid or not. */
export async function keptSealKey(ctx: Context, organisationId: string): Promise<KeptSealKey> {
  const known = await findSealKey(ctx, organisationId)
  return known ?? makeKey(ctx, organisationId, await sealSubject(ctx, organisationId))
}

/** How certificates for seals name an organisation. */
export async function sealSubject(
  ctx: Context,
  organisationId: string,
): Promise<{ id: string; name: string }> {
  return { id: organisationId, name: displayNameOf(await findOrganisation(ctx.db, organisationId)) }
}

async function makeKey(
  ctx: Context,
  owner: string,
  subject: Parameters<typeof newSealKey>[0],
): Promise<KeptSealKey> {
  const now = ctx.clock()
  const made = sealedKey(ctx, await newSealKey(subject, now), now)
  await withRetry(ctx.db, async (tx) => {
    await tx
      .insertInto('document_key')
      .values({ org_id: owner, ...made })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await logTrailsSoon(tx)
    await recordState(ctx, tx, owner, now, [owner])
  })
  return (await findSealKey(ctx, owner))!
}

function inUse({ privateKey, certificate, authority }: KeptSealKey, now: Date): SealKey {
  if (!authority.every((one) => isInForce(one, now))) return { privateKey, certificate }
  const [own = certificate, ...chain] = authority.map(({ raw }) => raw)
  return { privateKey, certificate: own, chain }
}

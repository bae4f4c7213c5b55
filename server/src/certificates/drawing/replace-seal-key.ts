import type { SealKeyInList } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { noteSealKeyTheft, publishedSealKeys, sealKeyId } from '../../proof/issuer/seal-keys.ts'
import { unknownKey } from '../../proof/issuer/stolen-key.ts'
import { requireHeldHere } from './certify-seal-key.ts'
import { dropSealKey } from './seal-key-store.ts'

/** Every key whose seals the DID document names, newest first. */
export async function listSealKeys(ctx: Context, organisationId: string): Promise<SealKeyInList[]> {
  const [keys, theirs] = await Promise.all([
    publishedSealKeys(ctx.db, organisationId),
    keyAtProvider(ctx, organisationId),
  ])
  return keys
    .map(({ id, isHeldHere, createdAt, compromisedAt }) => ({
      id,
      inUse: ctx.remoteSeals.has(organisationId) ? id === theirs : isHeldHere,
      createdAt: createdAt.toISOString(),
      compromisedAt: compromisedAt?.toISOString() ?? '',
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The id of the key with which the organisation's provider seals; undefined without provider, or while it does not answer. */
async function keyAtProvider({ remoteSeals }: Context, organisationId: string): Promise<string | undefined> {
  if (!remoteSeals.has(organisationId)) return undefined
  try {
    const [own] = await remoteSeals.certificates(organisationId)
    return sealKeyId(own!.raw)
  } catch (error) {
    if (error instanceof KeyStoreFailed) return undefined
    throw error
  }
}

/**
 * Replaces the key that seals PDFs. The new key has no certificates from an authority yet. The old private key is deleted, since
 * nothing needs it; what it sealed stays recognised. Requires a fresh second factor.
 */
export async function rotateSealKey(ctx: Context, party: OrganisationParty): Promise<void> {
  await requireFreshSecondFactor(ctx, party)
  const { organisationId, accountId } = party
  requireHeldHere(ctx, organisationId)
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const key = await dropSealKey(tx, organisationId)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'organisation.seal-key-replaced',
        subject: organisationId,
        detail: { ...(key && { key }) },
      },
    ])
  })
}

/**
 * Declares, irrevocably, that somebody else may have a key: its seals no longer count, not even older ones, since a seal does not
 * prove its age. If it is the present key, it is replaced too; a provider's key seals nothing more here. Declaring it again changes
 * nothing. Requires a fresh second factor; throws not_found for another organisation's key.
 */
export async function declareSealKeyStolen(
  ctx: Context,
  party: OrganisationParty,
  keyId: string,
): Promise<void> {
  await requireFreshSecondFactor(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const key = (await publishedSealKeys(tx, organisationId)).find(({ id }) => id === keyId)
    if (!key) throw unknownKey()
    if (key.compromisedAt) return
    if (key.isHeldHere) await dropSealKey(tx, organisationId)
    await noteSealKeyTheft(tx, organisationId, keyId, now)
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.seal-key-compromised',
        subject: organisationId,
        detail: { key: keyId },
      },
    ])
  })
}

import { X509Certificate } from 'node:crypto'
import { newSealKey } from '@credenza/document'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller, OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit, type NewAuditEntry, platformTrail } from '../../proof/audit/append.ts'
import { noteSealKeyTheft, publishedSealKeys } from '../../proof/issuer/seal-keys.ts'
import { unknownKey } from '../../proof/issuer/stolen-key.ts'
import { requireHeldHere } from './certify-seal-key.ts'
import { keptSealKey, sealSubject } from './document-key.ts'
import { replaceSealKey, sealedKey } from './seal-key-store.ts'
import { tellOfStolenSeal } from './tell-of-stolen-seal.ts'

/**
 * Replaces the key that seals PDFs. The new key has no certificates from an authority yet. The old private key is deleted, since
 * nothing needs it; what it sealed stays recognised. Requires a fresh second factor.
 */
export async function rotateSealKey(ctx: Context, caller: OrganisationCaller): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  requireHeldHere(ctx, organisationId)
  await keptSealKey(ctx, organisationId)
  const now = ctx.clock()
  const made = await newKey(ctx, organisationId, now)
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await replaceSealKey(tx, organisationId, made)
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.seal-key-replaced',
        subject: organisationId,
        detail: { certificate: new X509Certificate(made.certificate).fingerprint256 },
      },
    ])
  })
}

/**
 * Declares, irrevocably, that somebody else may have a key: its seals no longer count, not even older ones, since a seal does not
 * prove its age. A key that is held here is replaced too; a provider's key seals nothing more here. Everybody who acts for the
 * organisation is told. Declaring it again changes nothing. Requires a fresh second factor; throws not_found for another
 * organisation's key.
 */
export async function declareSealKeyStolen(
  ctx: Context,
  { organisationId, keyId, by }: { organisationId: string; keyId: string; by: Caller },
): Promise<void> {
  await requireFreshSecondFactor(ctx, by)
  const now = ctx.clock()
  const made = await newKey(ctx, organisationId, now)
  await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    const key = (await publishedSealKeys(tx, organisationId)).find(({ id }) => id === keyId)
    if (!key) throw unknownKey()
    if (key.compromisedAt) return
    if (key.isHeldHere) await replaceSealKey(tx, organisationId, made)
    await noteSealKeyTheft(tx, organisationId, keyId, now)
    await tellOfStolenSeal(ctx, tx, { organisation, byAdmin: by.role === 'admin' })
    const entry: NewAuditEntry = {
      actor: by.accountId,
      action: 'organisation.seal-key-compromised',
      subject: organisationId,
      detail: { key: keyId },
    }
    await appendAudit(ctx, tx, organisationId, now, [entry])
    await appendAudit(ctx, tx, platformTrail, now, [entry])
  })
}

const newKey = async (ctx: Context, organisationId: string, now: Date) =>
  sealedKey(ctx, await newSealKey(await sealSubject(ctx, organisationId), now), now)

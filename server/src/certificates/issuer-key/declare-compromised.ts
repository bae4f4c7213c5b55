import { utcSeconds } from '@credenza/credential/issue'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit, type NewAuditEntry, platformTrail } from '../../proof/audit/append.ts'
import { addKeyEvent, wholeSeconds } from '../../proof/issuer/key-events.ts'
import { lockedSigner } from '../../proof/issuer/signing-keys.ts'
import { lockKey, noteTheft } from '../../proof/issuer/stolen-key.ts'
import { signListsAgain } from '../status/set-revoked.ts'
import { listToReissue } from './list-to-reissue.ts'
import { replaceSigningKey } from './replace-key.ts'
import { tellHoldersOfTheft } from './tell-holders.job.ts'
import { tellOrganisations } from './tell-organisations.ts'

/**
 * Declares, irrevocably, that somebody else has had a key of an organisation since an instant. In one transaction: the key is
 * retired, a signed and logged statement says so, certificates that it signed and that are not proven to be older are listed
 * for reissue, and everybody affected is informed. A later declaration may name an earlier instant, but not a later one; the
 * same instant changes nothing. Returns the instant in whole seconds, as stated. Throws the errors of
 * `requireFreshSecondFactor`, not_found for another organisation's key, and 'invalid' for an instant in the future, before the
 * key was made, or after the one declared before.
 */
export async function declareKeyCompromised(
  ctx: Context,
  { organisationId, keyId, since, by }: { organisationId: string; keyId: string; since: Date; by: Caller },
): Promise<Date> {
  await requireFreshSecondFactor(ctx, by)
  const now = ctx.clock()
  const at = wholeSeconds(since)
  const isForWallets = await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    const stolen = await lockKey(tx, organisationId, keyId)
    requirePlausible(at, { made: stolen.created_at, declared: stolen.compromised_at, now })
    const isForWallets = stolen.x5c !== null
    if (stolen.compromised_at?.getTime() === at.getTime()) return isForWallets
    const isReplaced = stolen.retired_at !== null || isForWallets
    const signer = isReplaced
      ? await lockedSigner(ctx, tx, organisationId)
      : await replaceSigningKey(ctx, tx, organisation, now)
    await noteTheft(tx, organisationId, keyId, at)
    await addKeyEvent(ctx, tx, { organisation, signer, keyId, action: 'key-compromised', at, now })
    await signListsAgain(tx, organisationId)
    const listed = await listToReissue(tx, { organisation, keyId, since: at, now })
    await tellOrganisations(ctx, tx, { organisation, at, byAdmin: by.role === 'admin', listed })
    await ctx.jobs.enqueue(tx, tellHoldersOfTheft, { organisationId })
    const entry: NewAuditEntry = {
      actor: by.accountId,
      action: 'organisation.key-compromised',
      subject: organisationId,
      detail: {
        key: keyId,
        since: utcSeconds(at),
        newKey: signer.publicKeyMultibase,
        toReissue: listed.length,
      },
    }
    await appendAudit(ctx, tx, organisationId, now, [entry])
    await appendAudit(ctx, tx, platformTrail, now, [entry])
    return isForWallets
  })
  // After the theft is stored. Repeating the declaration is safe: walletKey makes a key only if there is none.
  if (isForWallets) await walletKey(ctx, organisationId)
  return at
}

/** Throws 'invalid' for an instant at which the key cannot have been stolen. */
export function requirePlausible(
  at: Date,
  { made, declared, now }: { made: Date; declared: Date | null; now: Date },
): void {
  if (at > now) throw fieldRefusal('since', 'invalid.theft_in_future')
  if (at < wholeSeconds(made)) throw fieldRefusal('since', 'invalid.theft_before_key')
  if (declared && at > declared) throw fieldRefusal('since', 'invalid.theft_later')
}

import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { findProvider, type Provider, setupOf } from './find-provider.ts'

/**
 * Records that the provider has signed in the owner, and returns it. Throws 'not_found' if it was removed in the meantime, and
 * 'single_sign_on_failed' if its setup (setupOf) has changed since the owner left for it.
 */
export async function noteTested(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  { accountId, setup }: { accountId: string; setup: string | undefined },
): Promise<Provider> {
  await lockOrganisation(tx, organisationId)
  const provider = await findProvider(tx, organisationId)
  if (!provider) throw refusal('not_found.provider')
  if (setupOf(provider) !== setup) throw refusal('single_sign_on_failed.expired')
  if (provider.state !== 'draft') return provider
  await tx
    .updateTable('sign_in_provider')
    .set({ state: 'tested' })
    .where('org_id', '=', organisationId)
    .execute()
  await appendAudit(ctx, tx, organisationId, ctx.clock(), [
    { actor: accountId, action: 'single-sign-on.tested', subject: organisationId },
  ])
  return provider
}

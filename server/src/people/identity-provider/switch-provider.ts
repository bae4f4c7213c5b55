import type { SingleSignOn } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { closeOtherWays } from '../account/session/close-sessions.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { switchedTo } from '../setup-state.ts'
import { findProvider } from './find-provider.ts'
import { endBegun } from './pending-link.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'

/**
 * Switches the organisation's provider on or off, and decides whether colleagues must come in through it; if so, their other
 * sessions end at once. What the provider that was offered until then has begun ends: this one, or the deployment's. Requires a
 * fresh second factor if the owner has one. Throws 'invalid' for an untested provider, and for requiring it while the owner has
 * no passkey as another way in.
 */
export async function switchProvider(
  ctx: Context,
  caller: OrganisationCaller,
  { on, required }: { on: boolean; required: boolean },
): Promise<SingleSignOn> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const provider = await findProvider(tx, organisationId)
    if (!provider) throw refusal('not_found.provider')
    if (on && provider.state === 'draft') throw refusal('invalid.provider_untested')
    const isRequired = on && required
    if (isRequired && !(await hasPasskey(tx, accountId))) throw refusal('invalid.owner_passkey')
    await tx
      .updateTable('sign_in_provider')
      .set({ state: switchedTo(on, provider.state), required: isRequired })
      .where('org_id', '=', organisationId)
      .execute()
    if (on !== (provider.state === 'on')) await endBegun(tx, organisationId)
    if (isRequired) await closeOtherWays(tx, organisationId)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'single-sign-on.switched',
        subject: organisationId,
        detail: { on: String(on), required: String(isRequired) },
      },
    ])
  })
  return readSingleSignOn(ctx, organisationId)
}

async function hasPasskey(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

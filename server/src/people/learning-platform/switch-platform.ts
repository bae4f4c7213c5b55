import type { LearningPlatform } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { switchedTo } from '../setup-state.ts'
import { platformToWire } from './addresses.ts'
import { findPlatform } from './find-platform.ts'
import { platformKeys } from './platform-keys.ts'
import { updatePlatform } from './save-platform.ts'
import { beginReading, scopes } from './services.ts'

/**
 * Tests what a launch needs: the platform's public keys can be read, and it gives us a token for its services. Throws
 * 'not_found' for a platform without settings, and 'unavailable' or 'launch_failed' if the test fails.
 */
export async function testPlatform(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  id: string,
): Promise<LearningPlatform> {
  const platform = await findPlatform(ctx.db, organisationId, id)
  const { settings } = platform
  if (!settings) throw refusal('invalid.learning_platform_unset')
  await platformKeys(ctx, settings)
  await beginReading(ctx, { ...platform, settings }, [scopes.members])
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const now = await findPlatform(tx, organisationId, id)
    const isSame = JSON.stringify(now.settings) === JSON.stringify(settings)
    if (!isSame) throw refusal('invalid.learning_platform_untested')
    if (now.state !== 'draft') return
    await updatePlatform(tx, organisationId, id, { state: 'tested' })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'learning-platform.tested', subject: id },
    ])
  })
  return platformToWire(ctx, await findPlatform(ctx.db, organisationId, id))
}

/** Switches a platform on or off. Throws 'not_found', and 'invalid' for an untested one. */
export async function switchPlatform(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
  on: boolean,
): Promise<LearningPlatform> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const { state } = await findPlatform(tx, organisationId, id)
    if (on && state === 'draft') throw refusal('invalid.learning_platform_untested')
    await updatePlatform(tx, organisationId, id, { state: switchedTo(on, state) })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'learning-platform.switched', subject: id, detail: { on: String(on) } },
    ])
  })
  return platformToWire(ctx, await findPlatform(ctx.db, organisationId, id))
}

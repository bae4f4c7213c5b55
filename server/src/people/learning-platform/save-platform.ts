import { isDeepStrictEqual } from 'node:util'
import type { LearningPlatform, LearningPlatformSettings, SaveLearningPlatform } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { requireProviderAddress } from '../identity-provider/require-provider-address.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { requireFewer } from '../organisation/require-fewer.ts'
import { platformToWire } from './addresses.ts'
import { findPlatform, isSameVoucher } from './find-platform.ts'
import { newToolKey } from './tool-key.ts'

/** For one organisation, because the list has no pages. */
const mostPlatforms = 20

/** Adds a platform without its settings, because it has to know our addresses first. Throws 'invalid' at 20. */
export async function addPlatform(
  ctx: Context,
  caller: OrganisationCaller,
  name: string,
  idempotency: IdempotencyKey | undefined,
): Promise<LearningPlatform> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId: org_id, accountId } = caller
  const id = newTenantId('lms', org_id)
  const created_at = ctx.clock()
  const sealed_key = await newToolKey(ctx)
  const row = { org_id, id, name, state: 'draft' as const, settings: null, sealed_key, created_at }
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, created_at, async () => {
      const rows = tx.selectFrom('learning_platform').where('org_id', '=', org_id)
      await requireFewer(tx, org_id, { most: mostPlatforms, rows }, () =>
        refusal('invalid.learning_platforms', { max: mostPlatforms }),
      )
      await holdSession(tx, caller)
      await tx.insertInto('learning_platform').values(row).execute()
      await appendAudit(ctx, tx, org_id, created_at, [
        { actor: accountId, action: 'learning-platform.added', subject: id },
      ])
      return platformToWire(ctx, row)
    }),
  )
}

/**
 * Stores how a platform is reached. If anything changed, it is off until it is tested again. With other keys, other addresses
 * or another client id, somebody else may say who people are, so it disconnects all accounts and ends all launches. Throws
 * 'not_found', and 'invalid' for an address that would never be called, and for another issuer: stored courses and people have
 * ids that mean something only at their issuer (LTI Core 1.3, section 5.3.6.1).
 */
export async function savePlatform(
  ctx: Context,
  caller: OrganisationCaller,
  id: string,
  { name, settings }: SaveLearningPlatform,
): Promise<LearningPlatform> {
  await requireFreshIfAny(ctx, caller)
  requirePlatformAddresses(ctx, settings)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const before = await findPlatform(tx, organisationId, id)
    if (before.settings && before.settings.issuer !== settings.issuer)
      throw fieldRefusal('issuer', 'invalid.learning_platform_issuer')
    const isSame = isDeepStrictEqual(before.settings, settings)
    await updatePlatform(tx, organisationId, id, {
      name,
      settings: JSON.stringify(settings),
      ...(!isSame && { state: 'draft' as const }),
    })
    const changed = isSameVoucher(before.settings, settings) ? [] : await endTrust(tx, organisationId, id)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'learning-platform.changed',
        subject: id,
        changed,
        ...(changed.length > 0 && { detail: { disconnected: changed.length } }),
      },
    ])
  })
  return platformToWire(ctx, await findPlatform(ctx.db, organisationId, id))
}

/** Throws 'invalid' for an address that would never be called, or to which no browser should be sent. */
export function requirePlatformAddresses(
  ctx: Pick<Context, 'config'>,
  settings: LearningPlatformSettings,
): void {
  for (const name of ['issuer', 'signInUrl', 'tokenUrl', 'keysUrl'] as const)
    requireProviderAddress(ctx, name, settings[name])
}

export async function updatePlatform(
  tx: Tx,
  organisationId: string,
  id: string,
  change: { name?: string; settings?: string; state?: LearningPlatform['state'] },
): Promise<void> {
  await tx
    .updateTable('learning_platform')
    .set(change)
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** Removes a platform: nobody can come in from it any more. Awarded certificates stay. Throws 'not_found'. */
export async function removePlatform(ctx: Context, caller: OrganisationCaller, id: string): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    await findPlatform(tx, organisationId, id)
    const changed = await endTrust(tx, organisationId, id)
    await tx
      .deleteFrom('learning_platform')
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'learning-platform.removed', subject: id, changed },
    ])
  })
}

/** Ends a platform's launches, and disconnects the accounts that its people have connected. Returns the accounts. */
async function endTrust(tx: Tx, organisationId: string, id: string): Promise<string[]> {
  const ofPlatform = { org_id: organisationId, platform_id: id }
  await tx
    .deleteFrom('learning_launch')
    .where((row) => row.and(ofPlatform))
    .execute()
  const left = await tx
    .deleteFrom('learning_account')
    .where((row) => row.and(ofPlatform))
    .returning('account_id')
    .execute()
  return [...new Set(left.map(({ account_id }) => account_id))]
}

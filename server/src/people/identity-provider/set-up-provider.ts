import { isDeepStrictEqual } from 'node:util'
import type { ProviderSettings, SingleSignOn, SingleSignOnRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { requireRoleFor } from '../colleague/require-role.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { checkedSettings } from './check-settings.ts'
import { findProvider, type Provider } from './find-provider.ts'
import { endBegun } from './pending-link.ts'
import { sealSecret } from './provider-secret.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'
import { newSamlKeys } from './saml-keys.ts'

/**
 * Stores how to reach the organisation's provider, and which roles it gives. If how it is reached changes, it is off until it
 * is tested again, and what it has begun ends; the rest applies at once. Requires a fresh second factor if the owner has one.
 * Throws 'invalid' for a role of the other kind of organisation, and for an address that would never be called.
 */
export async function setUpProvider(
  ctx: Context,
  caller: OrganisationCaller,
  { settings: given, clientSecret, countsSecondFactor, roles }: SingleSignOnRequest,
): Promise<SingleSignOn> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const settings = checkedSettings(ctx, given)
  await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const named = [...roles.byGroup.map(({ memberRole }) => memberRole), roles.otherwise]
    for (const role of named) if (role) requireRoleFor(organisation, role)
    const before = await findProvider(tx, organisationId)
    const isSame = before && clientSecret === '' && isDeepStrictEqual(before.settings, settings)
    const changed = {
      kind: settings.kind,
      settings: JSON.stringify(settings),
      sealed_secret: await secretFor(ctx, organisation, { settings, clientSecret, before }),
      ...(!isSame && {
        state: 'draft' as const,
        required: false,
        metadata_state: null,
        setups: (before?.setups ?? 0) + 1,
      }),
      counts_second_factor: countsSecondFactor,
      roles: JSON.stringify(roles),
    }
    await tx
      .insertInto('sign_in_provider')
      .values({
        org_id: organisationId,
        state: 'draft',
        required: false,
        created_at: ctx.clock(),
        metadata_state: null,
        ...changed,
      })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(changed))
      .execute()
    if (before?.state === 'on' && !isSame) await endBegun(tx, organisationId)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'single-sign-on.changed', subject: organisationId },
    ])
  })
  return readSingleSignOn(ctx, organisationId)
}

interface Given {
  settings: ProviderSettings
  clientSecret: string
  before: Provider | undefined
}

/**
 * The sealed secret to store: the provider's, or our own keys for SAML. A stored one is kept, but only sent to the address that
 * it was given for. Throws 'invalid' if there is none.
 */
async function secretFor(
  ctx: Context,
  organisation: { id: string; name: string },
  { settings, clientSecret, before }: Given,
): Promise<Uint8Array> {
  if (settings.kind === 'saml')
    return before?.settings.kind === 'saml' && before.sealed_secret
      ? before.sealed_secret
      : sealSecret(ctx, await newSamlKeys(organisation, ctx.clock()))
  if (clientSecret) return sealSecret(ctx, clientSecret)
  const isKept = before?.settings.kind === 'oidc' && before.settings.issuer === settings.issuer
  if (isKept && before.sealed_secret) return before.sealed_secret
  throw fieldRefusal('clientSecret', 'invalid.client_secret')
}

/**
 * Deletes the provider, with the sign-ins and links that it has begun. People who came in through it set a password by email to
 * sign in again. Requires a fresh second factor if the owner has one. Throws 'not_found'.
 */
export async function removeProvider(ctx: Context, caller: OrganisationCaller): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const removed = await tx
      .deleteFrom('sign_in_provider')
      .where('org_id', '=', organisationId)
      .returning('state')
      .executeTakeFirst()
    if (!removed) throw refusal('not_found.provider')
    if (removed.state === 'on') await endBegun(tx, organisationId)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'single-sign-on.removed', subject: organisationId },
    ])
  })
}

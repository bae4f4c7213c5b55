import type { ProviderSettings, SingleSignOn, SingleSignOnRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { isCallable } from '../../platform/http/request-public.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/fresh.ts'
import { requireRoleFor } from '../colleague/require-role.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { findProvider, type Provider, sealSecret } from './provider-store.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'

/**
 * Stores how to reach the organisation's provider and which roles it gives. A change of how it is reached switches it off
 * until it was tested again; the rest applies at once. Requires a fresh second factor of an owner who has one. Throws
 * 'invalid' for a role of other organisations, and for an address that would never be called.
 */
export async function setUpProvider(
  ctx: Context,
  party: OrganisationParty,
  { settings, clientSecret, countsSecondFactor, roles }: SingleSignOnRequest,
): Promise<SingleSignOn> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  if (!isOneProvider(ctx, settings.issuer)) throw fieldRefusal('issuer', 'invalid.provider_address')
  await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    const given = [...roles.byGroup.map(({ memberRole }) => memberRole), roles.otherwise]
    for (const role of given) if (role) requireRoleFor(organisation, role)
    const before = await findProvider(tx, organisationId)
    const isSame = before && clientSecret === '' && sameSettings(before, settings)
    const changed = {
      kind: settings.kind,
      settings: JSON.stringify(settings),
      sealed_secret: clientSecret ? sealSecret(ctx, clientSecret) : keptSecret(before, settings),
      ...(!isSame && { state: 'draft' as const, required: false }),
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
        ...changed,
      })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(changed))
      .execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'single-sign-on.changed', subject: organisationId },
    ])
  })
  return readSingleSignOn(ctx, organisationId)
}

/** Whether we may call it, and whether it vouches for one organisation: Entra's shared addresses let in anybody's tenant. */
const isOneProvider = ({ config }: Context, issuer: string): boolean =>
  isCallable(new URL(issuer), config) && !/\/(common|organizations|consumers)(\/|$)/.test(issuer)

/** The stored secret, which is sent only to the address that it was given for. */
function keptSecret(before: Provider | undefined, { issuer }: ProviderSettings): Uint8Array {
  if (before?.sealed_secret && before.settings.issuer === issuer) return before.sealed_secret
  throw fieldRefusal('clientSecret', 'invalid.client_secret')
}

/** Regardless of the order in which Postgres keeps the members of JSON. */
function sameSettings(before: Provider, settings: SingleSignOnRequest['settings']): boolean {
  const entries = (of: object) => JSON.stringify(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
  return entries(before.settings) === entries(settings)
}

/**
 * Deletes the provider. People who came in through it set a password by email to sign in again. Throws
 * 'not_found'. Requires a fresh second factor of an owner who has one.
 */
export async function removeProvider(ctx: Context, party: OrganisationParty): Promise<void> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const { numDeletedRows } = await tx
      .deleteFrom('sign_in_provider')
      .where('org_id', '=', organisationId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refusal('not_found.provider')
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'single-sign-on.removed', subject: organisationId },
    ])
  })
}

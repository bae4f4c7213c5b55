import type { DomainProof } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller, OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { isSharedDomain } from '../organisation/look-alikes/domains.ts'
import { withSecondAdmin } from '../two-admins/with-second-admin.ts'
import { giveDomain, takeDomain } from './domains.ts'

/**
 * Gives the domain to the caller's organisation if its DNS has the record that we ask for; otherwise returns that record. Its
 * value is derived from organisation and domain, so nobody can use another's. Requires a fresh second factor if the owner has
 * one. Throws 'invalid' for a domain at which anyone can have an address, and 'already_exists' for another's.
 */
export async function proveDomain(
  ctx: Context,
  caller: OrganisationCaller,
  domain: string,
): Promise<DomainProof> {
  await requireFreshIfAny(ctx, caller)
  requireOwnable(domain)
  const record = recordOf(ctx, caller.organisationId, domain)
  const proven = (await ctx.textRecords(record.name)).includes(record.value)
  if (proven)
    await withRetry(ctx.db, (tx) => give(ctx, tx, caller, caller.organisationId, { domain, proof: 'dns' }))
  return { proven, ...record }
}

/**
 * An administrator gives a domain to an organisation after checking it in another way. A second one may have to approve. Throws
 * as `proveDomain`.
 */
export async function attestDomain(
  ctx: Context,
  admin: Caller,
  organisationId: string,
  domain: string,
): Promise<void> {
  requireOwnable(domain)
  const act = async () => ({ act: 'domain.give', subject: organisationId, parameters: [domain] }) as const
  await withSecondAdmin(ctx, admin, act, (tx) =>
    give(ctx, tx, admin, organisationId, { domain, proof: 'administrator' }),
  )
}

/** Gives up a domain: people can no longer sign in with emails at it. Throws 'not_found'. */
export async function giveUpDomain(
  ctx: Context,
  caller: Caller,
  organisationId: string,
  domain: string,
): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    await takeDomain(tx, organisationId, domain)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: caller.accountId,
        action: 'organisation.domain-removed',
        subject: organisationId,
        detail: { domain },
      },
    ])
  })
}

async function give(
  ctx: Context,
  tx: Tx,
  caller: Caller,
  organisationId: string,
  given: { domain: string; proof: 'dns' | 'administrator' },
): Promise<void> {
  const now = ctx.clock()
  await lockOrganisation(tx, organisationId)
  await holdSession(tx, caller)
  if (!(await giveDomain(tx, organisationId, given, now))) return
  await appendAudit(ctx, tx, organisationId, now, [
    {
      actor: caller.accountId,
      action: 'organisation.domain-proven',
      subject: organisationId,
      detail: given,
    },
  ])
}

function requireOwnable(domain: string): void {
  if (isSharedDomain(domain)) throw fieldRefusal('domain', 'invalid.shared_domain')
}

function recordOf(
  { keys }: Context,
  organisationId: string,
  domain: string,
): { name: string; value: string } {
  const mac = keys.mac('proven-domain', Buffer.from(`${organisationId} ${domain}`))
  return { name: `_credenza.${domain}`, value: `credenza-domain=${Buffer.from(mac).toString('base64url')}` }
}

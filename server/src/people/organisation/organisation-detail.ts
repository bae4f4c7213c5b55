import type { LookAlike, OrganisationDetail } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { stateRecorded } from '../../proof/audit/append.ts'
import { findOrganisation, type Organisation } from './find-organisation.ts'
import { otherAppearances } from './look-alikes/appearances.ts'
import { lookAlikesOf } from './look-alikes/look-alikes.ts'
import { readApplication } from './onboarding/application.ts'

/** More would not help the admin to decide. */
const most = { lookAlikes: 50, history: 200 }

/** Everything that an admin needs to decide about one organisation. */
export async function readOrganisationDetail(
  ctx: Context,
  organisationId: string,
): Promise<OrganisationDetail> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  const [application, lookAlikes, history] = await Promise.all([
    readApplication(ctx, organisationId),
    findLookAlikes(ctx, organisation),
    readHistory(ctx, organisation),
  ])
  return {
    ...application,
    organizationName: organisation.name,
    createdAt: organisation.created_at.toISOString(),
    approvedAt: organisation.approved_at?.toISOString() ?? null,
    suspensionReason: organisation.suspension_reason,
    lookAlikes,
    history,
  }
}

/** Compares only organisations that have submitted something, not sign-ups that were only started. */
async function findLookAlikes(ctx: Context, organisation: Organisation): Promise<LookAlike[]> {
  const { id, name, display_name, email, details } = organisation
  const others = await otherAppearances(ctx.db, id, ['approved', 'suspended', 'pending', 'returned'])
  const names = display_name ? [name, display_name] : [name]
  const found = lookAlikesOf({ names, email, website: details.website }, others)
  const byName = found.filter((one) => one.because === 'name')
  const byDomain = found.filter((one) => one.because === 'domain')
  return [...byName, ...byDomain].slice(0, most.lookAlikes)
}

/** The entries of the organisation's audit trail about the organisation itself, newest first. */
async function readHistory(ctx: Context, { id, name }: Organisation): Promise<OrganisationDetail['history']> {
  const entries = await ctx.db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor')
    .select(['audit_entry.at', 'audit_entry.action', 'audit_entry.actor', 'account.email'])
    .where('audit_entry.org_id', '=', id)
    .where('audit_entry.subject', '=', id)
    .where('audit_entry.action', '!=', stateRecorded)
    .orderBy('audit_entry.seq', 'desc')
    .limit(most.history)
    .execute()
  return entries.map(({ at, action, actor, email }) => ({
    at: at.toISOString(),
    action,
    actor: email ?? (actor === id ? name : actor),
  }))
}

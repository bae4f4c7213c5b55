import type { AuditAction } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { type Proposed, withSecondAdmin } from '../../two-admins/with-second-admin.ts'
import type { Organisation } from '../find-organisation.ts'
import { lockOrganisation, updateOrganisation } from '../lock-organisation.ts'
import type { OrganisationStatus } from '../tables.ts'
import { notifyOrganisation } from './notify-organisation.ts'

/**
 * An admin's decision about an organisation. A waiting one is approved, or returned with a reason; an approved one is suspended
 * with a reason, and a suspended one reinstated. `ifSubmittedAt` is when the application that the admin saw was submitted.
 */
export type OrganisationDecision =
  | { kind: 'approve'; ifSubmittedAt?: Date | undefined }
  | { kind: 'return'; reason: string }
  | { kind: 'suspend'; reason: string }
  | { kind: 'reinstate' }

const steps: Record<
  OrganisationDecision['kind'],
  { from: OrganisationStatus; to: OrganisationStatus; action: AuditAction }
> = {
  approve: { from: 'pending', to: 'approved', action: 'organisation.approved' },
  return: { from: 'pending', to: 'returned', action: 'organisation.returned' },
  suspend: { from: 'approved', to: 'suspended', action: 'organisation.suspended' },
  reinstate: { from: 'suspended', to: 'approved', action: 'organisation.reinstated' },
}

/**
 * Carries out the decision, emails it, and records it in the organisation's trail and the platform's. For an approval, a second
 * admin may have to approve the same application. Throws 'already_decided' if the organisation is in another state, or has
 * submitted something new since.
 */
export async function reviewOrganisation(
  ctx: Context,
  admin: Caller,
  { organisationId, decision }: { organisationId: string; decision: OrganisationDecision },
): Promise<void> {
  const { to, action } = steps[decision.kind]
  const now = ctx.clock()
  const act = (tx: Tx) => proposedBy(tx, organisationId, decision)
  await withSecondAdmin(ctx, admin, act, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    await updateOrganisation(tx, organisationId, { status: to, ...factsOf(decision, now) })
    await notifyOrganisation(ctx, tx, organisation, decision)
    const entry = { actor: admin.accountId, action, subject: organisationId }
    await appendAudit(ctx, tx, organisationId, now, [entry])
    await appendAudit(ctx, tx, platformTrail, now, [entry])
  })
}

/** The act for a second admin: the approval of exactly this application. */
async function proposedBy(
  tx: Tx,
  organisationId: string,
  decision: OrganisationDecision,
): Promise<Proposed | undefined> {
  const { from, to } = steps[decision.kind]
  const organisation = await lockOrganisation(tx, organisationId)
  if (organisation.status !== from) {
    throw refusal('already_decided.organisation', { status: organisation.status, from, to })
  }
  if (decision.kind !== 'approve') return undefined
  requireAsRead(organisation, decision.ifSubmittedAt)
  const submittedAt = organisation.submitted_at?.toISOString() ?? null
  return { act: 'organisation.approve', subject: organisationId, parameters: [submittedAt] }
}

function requireAsRead({ submitted_at }: Organisation, ifSubmittedAt: Date | undefined): void {
  if (ifSubmittedAt && submitted_at?.getTime() !== ifSubmittedAt.getTime()) {
    throw refusal('already_decided.application_changed')
  }
}

function factsOf(decision: OrganisationDecision, now: Date) {
  switch (decision.kind) {
    case 'approve':
      return { approved_at: now }
    case 'return':
      return { return_reason: decision.reason }
    case 'suspend':
      return { suspension_reason: decision.reason }
    case 'reinstate':
      return { suspension_reason: null }
  }
}

import { appendAudit, platformTrail } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { notifyOrganisation } from './notify-organisation.ts'
import { changeStatus, findOrganisation } from './organisation-store.ts'
import type { OrganisationStatus } from './tables.ts'

/** The admin's decision about an organisation that waits: it is approved, or returned with a reason. */
export type OrganisationDecision = { kind: 'approve' } | { kind: 'return'; reason: string }

export async function reviewOrganisation(
  ctx: Context,
  input: { organisationId: string; adminId: string; decision: OrganisationDecision },
): Promise<void> {
  const { organisationId, adminId, decision } = input
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const approve = decision.kind === 'approve'
    const status: OrganisationStatus = approve ? 'approved' : 'returned'
    const change = approve ? { status, approved_at: now } : { status, return_reason: decision.reason }
    if (!(await changeStatus(tx, organisationId, ['pending'], change))) {
      const { status } = await findOrganisation(tx, organisationId)
      throw new ApiError(
        'already_decided',
        `This organisation is ${status}; only one that waits can be decided on.`,
      )
    }
    await notifyOrganisation(ctx, tx, organisationId)
    const entry = { actor: adminId, action: `organisation.${status}`, subject: organisationId }
    await appendAudit(tx, organisationId, now, [entry])
    await appendAudit(tx, platformTrail, now, [entry])
  })
}

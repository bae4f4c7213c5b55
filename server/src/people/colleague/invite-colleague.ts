import type { Colleague, InviteColleagueRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newAccountId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { readRole } from '../account/member-role.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { newToken } from '../account/session/tokens.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { newTerm } from './invitation-store.ts'
import { invitedColleague } from './list-colleagues.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireRoleFor } from './require-role.ts'
import { countInvitation, sendInvitation } from './send-invitation.ts'

/**
 * Emails somebody a link with which they can join the organisation within seven days, with their own password. Requires a fresh
 * second factor if the owner has one. Throws 'email_taken' if an organisation has an account with this email, 'already_exists'
 * if the person is already invited, 'invalid' at 100 colleagues or for a role of the other kind of organisation, and
 * too_many_requests after too many invitations to this mailbox. `address` is the caller's.
 */
export async function inviteColleague(
  ctx: Context,
  caller: OrganisationCaller,
  { name, email, memberRole }: InviteColleagueRequest,
  { address, idempotency }: { address: string; idempotency: IdempotencyKey | undefined },
): Promise<Colleague> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  const id = newAccountId()
  const token = newToken()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const organisation = await lockOrganisation(tx, organisationId)
      await holdSession(tx, caller)
      requireRoleFor(organisation, memberRole)
      const invited = { id, name, email, memberRole, token, address }
      const invitation = await sendInvitation(ctx, tx, organisation, invited)
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'colleague.invited', subject: id, detail: { memberRole } },
      ])
      return invitedColleague(invitation, memberRole, now)
    }),
  )
}

/**
 * Emails a new link for another seven days; the previous one stops working. Throws 'not_found' once the person has joined, and
 * too_many_requests after too many invitations to this mailbox.
 */
export async function inviteAgain(
  ctx: Context,
  caller: OrganisationCaller,
  { id, address }: { id: string; address: string },
): Promise<Colleague> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  const token = newToken()
  return withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    await holdSession(tx, caller)
    const invitation = await tx
      .updateTable('invitation')
      .set(newTerm(token, now))
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!invitation) throw refusal('not_found.invitation')
    const { name, email, expires_at: notAfter } = invitation
    await countInvitation(ctx, tx, { email, address })
    await mailInvitation(ctx, tx, { organisation, name, email, token, notAfter })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'colleague.invited-again', subject: id },
    ])
    return invitedColleague(invitation, await readRole(tx, organisationId, id), now)
  })
}

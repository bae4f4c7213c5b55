import type { Colleague, InviteColleagueRequest } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newAccountId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { findAccount } from '../account/find-account.ts'
import { giveRole, readRole } from '../account/member-role.ts'
import { requireFreshIfAny } from '../account/second-factor/fresh.ts'
import { newToken } from '../account/tokens.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { newTerm } from './invitation-store.ts'
import { invitedColleague } from './list-colleagues.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireRoleFor } from './require-role.ts'

/** Of one organisation, including invited ones: the list has no pages. */
const mostColleagues = 100

/**
 * Mails somebody a link to join the organisation within seven days, with their own password. Requires a fresh second
 * factor of an owner who has one. Throws 'email_taken' when an organisation has an account with this email,
 * 'already_exists' when the person is already invited, and 'invalid' at 100 colleagues or for a role of other organisations.
 */
export async function inviteColleague(
  ctx: Context,
  party: OrganisationParty,
  { name, email, memberRole }: InviteColleagueRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<Colleague> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  const id = newAccountId()
  const token = newToken()
  const invitation = { org_id: organisationId, id, name, email, ...newTerm(token, now) }
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      // Locked, so that simultaneous invitations are counted one after the other.
      const organisation = await lockOrganisation(tx, organisationId)
      requireRoleFor(organisation, memberRole)
      await requireInvitable(tx, organisationId, email)
      await tx.insertInto('invitation').values(invitation).execute()
      await giveRole(tx, organisationId, id, memberRole)
      await mailInvitation(ctx, tx, { organisation, name, email, token, notAfter: invitation.expires_at })
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'colleague.invited', subject: id, detail: { memberRole } },
      ])
      return invitedColleague(invitation, memberRole, now)
    }),
  )
}

/**
 * Mails a new link for another seven days; the previous link stops working. Throws 'not_found' once the person has
 * joined.
 */
export async function inviteAgain(ctx: Context, party: OrganisationParty, id: string): Promise<Colleague> {
  await requireFreshIfAny(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  const token = newToken()
  return withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    const invitation = await tx
      .updateTable('invitation')
      .set(newTerm(token, now))
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!invitation) throw refusal('not_found.invitation')
    const { name, email, expires_at: notAfter } = invitation
    await mailInvitation(ctx, tx, { organisation, name, email, token, notAfter })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'colleague.invited-again', subject: id },
    ])
    return invitedColleague(invitation, await readRole(tx, organisationId, id), now)
  })
}

async function requireInvitable(tx: Tx, organisationId: string, email: string): Promise<void> {
  if (await findAccount(tx, 'organisation', email)) throw fieldRefusal('email', 'email_taken')
  const invited = await tx
    .selectFrom('invitation')
    .select('email')
    .where('org_id', '=', organisationId)
    .execute()
  if (invited.some((invitation) => invitation.email === email)) {
    throw fieldRefusal('email', 'already_exists.invitation')
  }
  const { count } = await tx
    .selectFrom('account')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', true)
    .executeTakeFirstOrThrow()
  if (Number(count) + invited.length >= mostColleagues)
    throw refusal('invalid.too_many_colleagues', { max: mostColleagues })
}

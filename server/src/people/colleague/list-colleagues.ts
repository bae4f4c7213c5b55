import type { Colleague } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import type { Invitation } from './invitation-store.ts'

/**
 * The people who act for the caller's organisation: the owner, then those who joined, then those who are invited, each
 * by time.
 */
export async function listColleagues(
  ctx: Context,
  { organisationId, accountId }: Pick<OrganisationParty, 'organisationId' | 'accountId'>,
): Promise<Colleague[]> {
  const [accounts, invitations] = await Promise.all([
    ctx.db
      .selectFrom('account')
      .select(['id', 'name', 'email', 'is_colleague', 'created_at'])
      .where('org_id', '=', organisationId)
      .orderBy('is_colleague')
      .orderBy('id')
      .execute(),
    ctx.db.selectFrom('invitation').selectAll().where('org_id', '=', organisationId).orderBy('id').execute(),
  ])
  const now = ctx.clock()
  return [
    ...accounts.map(({ id, name, email, is_colleague, created_at }) => ({
      _id: id,
      name,
      email,
      state: is_colleague ? ('active' as const) : ('owner' as const),
      since: created_at.toISOString(),
      isYou: id === accountId,
    })),
    ...invitations.map((invitation) => invitedColleague(invitation, now)),
  ]
}

/** An invited person, as the organisation sees them. */
export const invitedColleague = (
  { id, name, email, sent_at, expires_at }: Invitation,
  now: Date,
): Colleague => ({
  _id: id,
  name,
  email,
  state: expires_at > now ? 'invited' : 'expired',
  since: sent_at.toISOString(),
  isYou: false,
})

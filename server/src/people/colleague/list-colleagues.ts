import type { Colleague, MemberRole } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { isInForce } from '../../platform/in-force.ts'
import { colleagueRole, roleOf } from '../account/member-role.ts'
import { type Invitation, invitationLifetimeMs } from './invitation-store.ts'

/** The people of the caller's organisation: the owner, then those who joined, then those who are invited, each by time. */
export async function listColleagues(
  ctx: Context,
  { organisationId, accountId }: Pick<OrganisationCaller, 'organisationId' | 'accountId'>,
  db: Db | Tx = ctx.db,
): Promise<Colleague[]> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'is_colleague', 'created_at'])
    .where('org_id', '=', organisationId)
    .orderBy('is_colleague')
    .orderBy('id')
    .execute()
  const invitations = await db
    .selectFrom('invitation')
    .selectAll()
    .where('org_id', '=', organisationId)
    .orderBy('id')
    .execute()
  const stored = await db.selectFrom('member_role').selectAll().where('org_id', '=', organisationId).execute()
  const roles = new Map(stored.map(({ account_id, role }) => [account_id, role]))
  const now = ctx.clock()
  return [
    ...accounts.map(({ id, name, email, is_colleague, created_at }) => ({
      _id: id,
      name,
      email,
      state: is_colleague ? ('active' as const) : ('owner' as const),
      memberRole: roleOf(is_colleague, roles.get(id)),
      since: created_at.toISOString(),
      isYou: id === accountId,
    })),
    ...invitations.map((invitation) =>
      invitedColleague(invitation, colleagueRole(roles.get(invitation.id)), now),
    ),
  ]
}

/** An invited person, as the organisation sees them. */
export const invitedColleague = (
  { id, name, email, sent_at, expires_at }: Invitation,
  memberRole: MemberRole,
  now: Date,
): Colleague => ({
  _id: id,
  name,
  email,
  state: isInForce(expires_at, invitationLifetimeMs, now) ? 'invited' : 'expired',
  memberRole,
  since: sent_at.toISOString(),
  isYou: false,
})

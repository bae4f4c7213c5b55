import type { GivenRole } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newAccountId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { type Account, findAccountById } from '../account/find-account.ts'
import { insertAccount } from '../account/insert-account.ts'
import { keptName } from '../account/kept-name.ts'
import { giveRole } from '../account/member-role.ts'
import { wasRemoved } from '../account/removed-colleagues.ts'
import { requireRoomForColleague } from '../colleague/require-room.ts'
import { takeInvitation } from '../colleague/take-invitation.ts'
import { isInactive } from '../directory/is-inactive.ts'
import { roleOfGroups } from '../directory/role-of-groups.ts'
import type { Provider } from '../identity-provider/find-provider.ts'
import { connectIdentity } from '../identity-provider/identities.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { takeAddress } from '../organisation/onboarding/unfinished.ts'
import type { VouchedPerson } from './sign-in-vouched.ts'

/**
 * Creates a colleague's account at their first sign-in, without a password. An invited person gets the role of the invitation,
 * others that of their groups. The caller has checked the email. Throws 'single_sign_on_failed' for somebody who was removed,
 * is inactive in the organisation's directory, or gets no role, and 'invalid' if the organisation has the most colleagues.
 */
export async function makeVouchedColleague(
  ctx: Context,
  tx: Tx,
  provider: Provider,
  person: VouchedPerson & { organisationId: string; wasRemoved: boolean },
  now: Date,
): Promise<Account> {
  const { organisationId } = person
  const email = person.email!
  // Locked, so that of two first sign-ins of one person the second finds the account.
  const { role } = await lockOrganisation(tx, organisationId)
  const invitation = await takeInvitation(tx, { organisationId, email, now })
  const id = invitation?.id ?? newAccountId()
  if (!invitation) {
    const hasLeft =
      person.wasRemoved ||
      (await wasRemoved(ctx, tx, { organisationId, email })) ||
      (await isInactive(tx, organisationId, email))
    if (hasLeft) throw refusal('single_sign_on_failed.removed')
    await requireRoomForColleague(tx, organisationId)
    const memberRole = mappedRole(provider, person)
    if (!memberRole) throw refusal('single_sign_on_failed.no_role')
    await giveRole(tx, organisationId, id, memberRole)
  }
  await takeAddress(ctx, tx, { email, accountId: id })
  const account = {
    id,
    realm: 'organisation' as const,
    role,
    org_id: organisationId,
    email,
    name: keptName(person.name, email),
    password_hash: null,
    wallet_address: null,
    is_colleague: true,
    created_at: now,
  }
  if (!(await insertAccount(tx, account))) throw refusal('single_sign_on_failed.email_elsewhere')
  const { issuer, subject } = person
  const changed = await connectIdentity(tx, { organisationId, issuer, subject }, id, now)
  await appendAudit(ctx, tx, organisationId, now, [
    {
      actor: id,
      action: 'colleague.joined',
      subject: id,
      changed: changed ?? [],
      detail: { through: 'provider' },
    },
  ])
  return findAccountById(tx, id)
}

/** The role of their mapped groups, by the same rule as in a directory; undefined if they get none. */
export const mappedRole = (
  { roles }: Pick<Provider, 'roles'>,
  { groups }: Pick<VouchedPerson, 'groups'>,
): GivenRole | undefined =>
  roleOfGroups(
    roles.byGroup.filter(({ group }) => groups.includes(group)).map(({ memberRole }) => memberRole),
  ) ??
  roles.otherwise ??
  undefined

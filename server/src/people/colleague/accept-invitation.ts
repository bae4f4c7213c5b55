import type { Role } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { insertAccount } from '../account/insert-account.ts'
import { knownWords } from '../account/password/known-words.ts'
import { hashChosenPassword } from '../account/password/passwords.ts'
import { displayNameOf, findOrganisation, type Organisation } from '../organisation/find-organisation.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { takeAddress } from '../organisation/onboarding/unfinished.ts'
import { deleteInvitation, findInvitation } from './invitation-store.ts'

/** What the holder of the token sees before joining. Throws invitation_ended, or 'suspended' for a suspended organisation. */
export async function readInvitation(
  ctx: Context,
  token: string,
): Promise<{ organizationName: string; role: Role; name: string; email: string }> {
  const invitation = await findInvitation(ctx.db, token, ctx.clock())
  if (!invitation) throw ended()
  const organisation = await findOrganisation(ctx.db, invitation.org_id)
  requireNotSuspended(organisation)
  const { name, email } = invitation
  return { organizationName: displayNameOf(organisation), role: organisation.role, name, email }
}

/**
 * Creates the colleague's account with the password they chose, and uses up the invitation. An unfinished sign-up with this
 * email gives way. Throws as `readInvitation` does, and 'email_taken' if an organisation now has an account with this email.
 */
export async function acceptInvitation(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const now = ctx.clock()
  // Comes before the expensive hash, so that a made-up token costs only a look-up.
  const invited = await findInvitation(ctx.db, token, now)
  if (!invited) throw ended()
  const password_hash = await hashChosenPassword(password, await knownWords(ctx.db, invited))
  await withRetry(ctx.db, async (tx) => {
    // Locked, so that a directory that removes the person at the same moment sees the invitation or the account.
    const organisation = await lockOrganisation(tx, invited.org_id)
    requireNotSuspended(organisation)
    const { role } = organisation
    const invitation = await findInvitation(tx, token, now)
    if (!invitation || !(await deleteInvitation(tx, invitation))) throw ended()
    const { org_id, id, name, email } = invitation
    await takeAddress(ctx, tx, { email, accountId: id })
    const account = { id, realm: 'organisation' as const, role, org_id, email, name, password_hash }
    if (!(await insertAccount(tx, { ...account, wallet_address: null, is_colleague: true, created_at: now })))
      throw refusal('email_taken')
    await appendAudit(ctx, tx, org_id, now, [{ actor: id, action: 'colleague.joined', subject: id }])
  })
}

/** The colleague could do nothing there. The invitation stays, for when the organisation is reinstated. */
function requireNotSuspended(organisation: Organisation): void {
  if (organisation.status === 'suspended')
    throw refusal('suspended.invitation', { organisation: displayNameOf(organisation) })
}

const ended = (): ApiError => refusal('invitation_ended')

import { messages, type Role, type SignInResponse } from '@credenza/schema'
import { appendAudit, platformTrail } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { findOrganisation, wireStatus } from '../organisation/organisation-store.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type Account, findAccount, realmOf } from './account-store.ts'
import { hashPassword, isInitialPassword, passwordMatches } from './passwords.ts'
import { openSession } from './session-store.ts'
import type { Visitor } from './visitor.ts'

/**
 * Signs in by e-mail, password and role. Wrong role, wrong password and unknown e-mail give one and the same answer
 * after the same work (readings R1).
 */
export async function signIn(
  ctx: Context,
  { email, password, selectedRole }: { email: string; password: string; selectedRole: Role },
  from: Visitor,
): Promise<SignInResponse> {
  const account = await findAccount(ctx.db, realmOf[selectedRole], email)
  const matches = await passwordMatches(
    ctx.keys,
    password,
    account?.role === selectedRole ? account.password_hash : null,
  )
  if (!account || !matches) throw new ApiError('sign_in_failed', 'Invalid email, password or role.')

  const now = ctx.clock()
  const upgraded = isInitialPassword(account.password_hash) ? await hashPassword(password) : undefined
  const token = await withRetry(ctx.db, async (tx) => {
    if (upgraded) {
      await tx.updateTable('account').set({ password_hash: upgraded }).where('id', '=', account.id).execute()
    }
    const token = await openSession(tx, { accountId: account.id, from }, now)
    await appendAudit(tx, account.org_id ?? platformTrail, now, [
      { actor: account.id, action: 'account.signed-in', subject: account.id },
    ])
    return token
  })
  return {
    success: true,
    message: messages.signedIn,
    role: selectedRole,
    data: token,
    userData: await sessionUser(ctx, account),
  }
}

async function sessionUser(ctx: Context, account: Account): Promise<SignInResponse['userData']> {
  const user = { _id: account.org_id ?? account.id, email: account.email, selectedRole: account.role }
  if (!account.org_id) return { ...user, name: account.name }
  const organisation = await findOrganisation(ctx.db, account.org_id)
  return { ...user, organizationName: organisation.name, status: wireStatus(organisation.status) }
}

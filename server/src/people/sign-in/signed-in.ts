import { messages, type SecondFactorMethod, type SignInResponse } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { Account } from '../account/find-account.ts'
import { readRole } from '../account/member-role.ts'
import { openSession } from '../account/open-session.ts'
import { isSecondFactorRequired } from '../account/second-factor/factors.ts'
import type { Visitor } from '../account/visitor.ts'
import { requireProvider } from '../identity-provider/require-provider.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { wireStatus } from '../organisation/organisation-status.ts'
import { timeZoneOf } from '../organisation/time-zone.ts'

interface Shown {
  from: Visitor
  /** The account's own second factor that was shown; undefined for none. */
  secondFactor: SecondFactorMethod | undefined
  /** The session at the provider through which they came, and when it saw a second factor that counts. */
  provider?: { session: string; secondFactorAt: Date | null } | undefined
}

/**
 * Opens the session of somebody who has shown everything that the account requires. Returns its bearer token. Call it last.
 * Throws 'single_sign_on_required' for somebody who may come only through their organisation's provider, and 'sign_in_failed' if
 * the account has changed since it was read.
 */
export async function openSignedIn(
  ctx: Context,
  tx: Tx,
  account: Account,
  { from, secondFactor, provider }: Shown,
  now: Date,
): Promise<string> {
  if (!provider) await requireProvider(tx, account, secondFactor)
  const secondFactorAt = secondFactor ? now : (provider?.secondFactorAt ?? null)
  const providerSession = provider?.session ?? null
  const token = await openSession(ctx, tx, { account, from, secondFactorAt, providerSession }, now)
  await appendAudit(ctx, tx, account.org_id ?? platformTrail, now, [
    {
      actor: account.id,
      action: 'account.signed-in',
      subject: account.id,
      detail: { ...(secondFactor && { secondFactor }), ...(provider && { through: 'provider' }) },
    },
  ])
  return token
}

/** What the browser stores about a session that was just opened. */
export async function signedIn(
  ctx: Context,
  account: Account,
  { token, withSecondFactor }: { token: string; withSecondFactor: boolean },
): Promise<SignInResponse> {
  const user = { _id: account.org_id ?? account.id, email: account.email, selectedRole: account.role }
  const isMissing = !withSecondFactor && isSecondFactorRequired(account.role, ctx.config)
  return {
    success: true,
    message: messages.signedIn,
    role: account.role,
    data: token,
    userData: { ...user, ...(await factsOf(ctx, account)), ...(isMissing && { secondFactorMissing: true }) },
  }
}

async function factsOf(ctx: Context, account: Account): Promise<Partial<SignInResponse['userData']>> {
  if (!account.org_id) return { name: account.name }
  const organisation = await findOrganisation(ctx.db, account.org_id)
  const timeZone = await timeZoneOf(ctx.db, account.org_id)
  return {
    organizationName: organisation.name,
    status: wireStatus(organisation.status),
    memberRole: account.is_colleague ? await readRole(ctx.db, account.org_id, account.id) : 'owner',
    ...(timeZone && { timeZone }),
  }
}

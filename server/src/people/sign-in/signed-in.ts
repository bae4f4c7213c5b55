import { type MailboxNeeded, messages, type SecondFactorMethod, type SignInResponse } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { addressHint } from '../../platform/mail/address-mac.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { Account } from '../account/find-account.ts'
import { mailboxCodeTo } from '../account/mailed-code/code.ts'
import { requestCodeFor } from '../account/mailed-code/request-code.ts'
import { readRole } from '../account/member-role.ts'
import { mustProveMailbox } from '../account/proven-mailbox.ts'
import { isSecondFactorRequired } from '../account/second-factor/factors.ts'
import { openSession } from '../account/session/open-session.ts'
import { holdForMailbox } from '../account/session/pending-sign-in.ts'
import type { Visitor } from '../account/session/visitor.ts'
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

/** The bearer token of a session, or the token of a sign-in that waits for the code mailed to the account. */
export type Opened = { token: string } | { mailbox: string }

/**
 * Opens the session of somebody who has shown everything that the account requires, unless a student must prove their mailbox
 * first (proven-mailbox.ts): then their sign-in is held. The only place that opens sessions. Call it last.
 * Throws 'single_sign_on_required' for somebody who may come only through their organisation's provider, and 'sign_in_failed' if
 * the account has changed since it was read.
 */
export async function openSignedIn(
  ctx: Context,
  tx: Tx,
  account: Account,
  { from, secondFactor, provider }: Shown,
  now: Date,
): Promise<Opened> {
  if (!provider) await requireProvider(tx, account, secondFactor)
  if (await mustProveMailbox(tx, account))
    return { mailbox: await holdForMailbox(tx, account, now, secondFactor) }
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
  return { token }
}

/** Like `openSignedIn`, for an account that proves no mailbox: an organisation's, or one that has just proven it. */
export async function openAtOnce(...given: Parameters<typeof openSignedIn>): Promise<string> {
  const opened = await openSignedIn(...given)
  if ('mailbox' in opened) throw new Error('This account has still to prove its mailbox.')
  return opened.token
}

/** What the browser is told: of the session, or of the code that it has to ask for, which is mailed now. */
export async function signedIn(
  ctx: Context,
  account: Account,
  { opened, withSecondFactor, from }: { opened: Opened; withSecondFactor: boolean; from: Visitor },
): Promise<SignInResponse | MailboxNeeded> {
  if ('token' in opened) return signedInAtOnce(ctx, account, { token: opened.token, withSecondFactor })
  const resendInSeconds = await mailCode(ctx, account, from)
  const mailbox = { token: opened.mailbox, hint: addressHint(account.email), resendInSeconds }
  return { success: true, message: messages.mailboxCodeNeeded, mailbox }
}

/** Mails the code, unless one was mailed within the last seconds. Returns when another can be requested. */
async function mailCode(ctx: Context, account: Account, from: Visitor): Promise<number> {
  try {
    return await requestCodeFor(ctx, mailboxCodeTo(account), from)
  } catch (error) {
    if (error instanceof ApiError && error.sentence.key === 'too_many_requests.otp')
      return error.retryAfterSeconds ?? 0
    throw error
  }
}

/** What the browser stores about a session that was just opened. */
export async function signedInAtOnce(
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
    ...(account.is_colleague && { name: account.name }),
    status: wireStatus(organisation.status),
    memberRole: account.is_colleague ? await readRole(ctx.db, account.org_id, account.id) : 'owner',
    ...(timeZone && { timeZone }),
  }
}

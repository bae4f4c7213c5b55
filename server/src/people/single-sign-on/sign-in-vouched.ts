import { messages, type ProviderSignInAnswer } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Account } from '../account/find-account.ts'
import { methodsOf, readFactors } from '../account/second-factor/factors.ts'
import { holdSignIn } from '../account/session/pending-sign-in.ts'
import { spokenTo, type Visitor } from '../account/session/visitor.ts'
import { countAttempt } from '../account/throttle/attempts.ts'
import { holdOffered, requireOffered } from '../identity-provider/deployment-provider.ts'
import { domainOf, organisationOfDomain } from '../identity-provider/domains.ts'
import { accountOfIdentity } from '../identity-provider/identities.ts'
import { beginLink } from '../identity-provider/pending-link.ts'
import { holderOf } from '../organisation/onboarding/unfinished.ts'
import { openAtOnce, signedInAtOnce } from '../sign-in/signed-in.ts'
import { makeVouchedColleague } from './make-vouched-colleague.ts'

/** A provider's data, from a checked message, about somebody who has just signed in there. */
export interface VouchedPerson {
  /** The provider's issuer (OpenID Connect) or entity id (SAML). */
  issuer: string
  /** Permanently identifies the person at that issuer. */
  subject: string
  /** In lower case; undefined if the provider gives none, or has not confirmed it. */
  email: string | undefined
  name: string
  groups: readonly string[]
  /** Whether the provider saw a second factor, and when; null if it does not say when. */
  secondFactor: { at: Date | null } | undefined
  /** The provider's id of its session, for signing out; '' if it gives none. */
  session: string
}

/**
 * Signs in a person confirmed by the organisation's provider. Issuer and subject identify the person, never an email: if an
 * existing account has the email, a code is emailed to it. A new person becomes a colleague if their email is confirmed and at
 * a domain that the organisation has proven. An account's own second factor is required unless the provider's counts. Throws
 * 'single_sign_on_failed', or too_many_requests after too many codes.
 */
export async function signInVouched(
  ctx: Context,
  organisationId: string,
  person: VouchedPerson,
  from: Visitor,
): Promise<ProviderSignInAnswer> {
  const now = ctx.clock()
  const outcome = await withRetry(ctx.db, async (tx) => {
    const provider = await requireOffered(ctx, tx, organisationId, person.issuer)
    const identity = { organisationId, ...person }
    const found = await accountOfIdentity(tx, identity)
    const wasRemoved = found === 'removed'
    const known = wasRemoved ? undefined : found
    const namesake = known ? undefined : await accountWithEmail(ctx, tx, organisationId, person)
    if (namesake) {
      await holdOffered(ctx, tx, organisationId, person.issuer)
      await countAttempt(ctx, tx, 'code-mail', { ...namesake, address: from.address })
      const told = spokenTo(namesake, from)
      return { link: { token: await beginLink(ctx, tx, told, identity), email: namesake.email } }
    }
    const account =
      known ?? (await makeVouchedColleague(ctx, tx, provider, { ...person, organisationId, wasRemoved }, now))
    const counted = provider.counts_second_factor ? person.secondFactor : undefined
    const methods = methodsOf(await readFactors(tx, account.id))
    if (methods.length > 0 && !counted) {
      await holdOffered(ctx, tx, organisationId, person.issuer)
      return { secondFactor: { token: await holdSignIn(tx, account, now, person.session), methods } }
    }
    const shown = { session: person.session, secondFactorAt: shownBy(counted, now) }
    const token = await openAtOnce(ctx, tx, account, { from, secondFactor: undefined, provider: shown }, now)
    return { account, token, withSecondFactor: counted !== undefined }
  })
  if (outcome.link) return { success: true, message: messages.otpSent, link: outcome.link }
  if (outcome.secondFactor) return { success: true, message: messages.secondFactorNeeded, ...outcome }
  return signedInAtOnce(ctx, outcome.account, outcome)
}

/** When a second factor was shown. A time in the future, by a provider's fast clock, would stay fresh too long. */
function shownBy(counted: VouchedPerson['secondFactor'], now: Date): Date | null {
  const at = counted?.at ?? null
  return at && at > now ? now : at
}

/**
 * The organisation's account with the person's email. Throws 'single_sign_on_failed' unless the email is confirmed and at a
 * domain that this organisation has proven, and if another organisation has an account with it.
 */
async function accountWithEmail(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  { email }: VouchedPerson,
): Promise<Account | undefined> {
  if (!email) throw refusal('single_sign_on_failed.no_email')
  if ((await organisationOfDomain(tx, domainOf(email))) !== organisationId)
    throw refusal('single_sign_on_failed.domain')
  const account = await holderOf(ctx, tx, email)
  if (account && account.org_id !== organisationId) throw refusal('single_sign_on_failed.email_elsewhere')
  return account
}

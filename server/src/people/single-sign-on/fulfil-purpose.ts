import type { FinishProviderAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { markConfirmed } from '../account/second-factor/confirm-session.ts'
import { holdSession } from '../account/session/hold-session.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { requireOffered } from '../identity-provider/deployment-provider.ts'
import { accountOfIdentity, connectIdentity } from '../identity-provider/identities.ts'
import { noteTested } from '../identity-provider/note-tested.ts'
import { mappedRole } from './make-vouched-colleague.ts'
import { isFresh } from './oidc/read-person.ts'
import type { OpenSignIn } from './provider-sign-ins.ts'
import { signInVouched, type VouchedPerson } from './sign-in-vouched.ts'

/** Longer than the standards' 255 characters (OpenID Connect Core 1.0, section 2) or 256 (saml-core-2.0-os, section 8.3.7). */
const longestSubject = 1000

/**
 * Does what the browser was sent to the provider for, with the provider's data about the person. All purposes but signing in
 * require that the person who began is still signed in. Throws 'single_sign_on_failed'.
 */
export async function fulfilPurpose(
  ctx: Context,
  { organisationId, purpose, by, secrets }: OpenSignIn,
  person: VouchedPerson,
  { caller, from }: { caller: Caller | undefined; from: Visitor },
): Promise<FinishProviderAnswer> {
  const { subject } = person
  if (subject.length > longestSubject || !subject.isWellFormed() || /\p{Cc}/u.test(subject))
    throw refusal('single_sign_on_failed.no_lasting_name')
  if (purpose === 'sign-in') return signInVouched(ctx, organisationId, person, from)
  if (!by || caller?.sessionId !== by.sessionId) throw refusal('single_sign_on_failed.expired')
  const now = ctx.clock()
  const identity = { organisationId, ...person }
  return withRetry(ctx.db, async (tx): Promise<FinishProviderAnswer> => {
    if (purpose === 'test') {
      const { accountId } = by
      const provider = await noteTested(ctx, tx, organisationId, { accountId, setup: secrets.setup })
      const { email = '', name, groups, secondFactor } = person
      const memberRole = mappedRole(provider, person) ?? null
      const tried = { email, name, groups: [...groups], memberRole, secondFactor: secondFactor !== undefined }
      return { success: true, message: 'Tested.', tried }
    }
    const provider = await requireOffered(ctx, tx, organisationId, person.issuer)
    if (purpose === 'connect') {
      await holdSession(tx, by)
      const changed = await connectIdentity(tx, identity, by.accountId, now)
      if (!changed) throw refusal('single_sign_on_failed.identity_taken')
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: by.accountId, action: 'account.provider-connected', subject: by.accountId, changed },
      ])
      return { success: true, message: 'Connected.', confirmed: 'connect' }
    }
    const account = await accountOfIdentity(tx, identity)
    if (!account || account === 'removed' || account.id !== by.accountId)
      throw refusal('single_sign_on_failed.another_person')
    if (!provider.counts_second_factor || !isFresh(person, now))
      throw refusal('single_sign_on_failed.not_recent')
    await markConfirmed(ctx, tx, { account, sessionId: by.sessionId, method: 'provider' }, now)
    return { success: true, message: 'Confirmed.', confirmed: 'confirm' }
  })
}

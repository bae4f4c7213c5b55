import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../../platform/http/api-error.ts'
import { providerById } from '../../identity-provider/deployment-provider.ts'
import { samlAddresses } from '../../identity-provider/saml-addresses.ts'
import { answerSignIn, peekSignIn } from '../provider-sign-ins.ts'
import type { VouchedPerson } from '../sign-in-vouched.ts'
import { useOnce } from '../used-messages.ts'
import { readAnswer } from './read-answer.ts'
import { requireSaml } from './service-provider.ts'

/**
 * Takes the form that a provider's page sends (HTTP-POST binding), which comes without our cookie. Checks the response, and
 * stores its content, or a failed check to report later, until the browser comes with the returned state. The open sign-in
 * determines which provider and request the response has to match. Returns '' if there is none: for a response that we did not
 * ask for, a second answer, and another provider's.
 */
export async function takeSamlAnswer(
  ctx: Context,
  providerId: string,
  { response, relayState: state }: { response: string; relayState: string },
): Promise<string> {
  const signIn = await peekSignIn(ctx, state)
  if (signIn?.secrets.provider !== providerId) return ''
  const provider = requireSaml(await providerById(ctx, ctx.db, providerId))
  const answer = await readAnswer(ctx, provider, {
    response,
    consumerUri: samlAddresses(ctx.config, providerId).consumerUri,
    requestId: signIn.secrets.requestId ?? '',
  }).catch(failure)
  const { setup = '' } = signIn.secrets
  const asked = { provider: providerId, setup, origin: signIn.origin }
  const next = await withRetry(ctx.db, async (tx) => {
    if ('failed' in answer) return answerSignIn(ctx, tx, state, { ...asked, ...answer })
    const { id, expires, person } = answer
    const isNew = await useOnce(tx, { organisationId: providerId, id, until: expires })
    const said = isNew ? { person: JSON.stringify(person) } : untrusted
    return answerSignIn(ctx, tx, state, { ...asked, ...said })
  })
  return next ?? ''
}

/** The stored answer to a sign-in. Throws 'single_sign_on_failed' if a check failed, or no answer has come. */
export function answeredBySaml({ person, failed }: Record<string, string>): VouchedPerson {
  if (failed) throw refusal(failures.find((key) => key === failed) ?? untrusted.failed)
  if (!person) throw refusal('single_sign_on_failed.expired')
  const read = JSON.parse(person) as VouchedPerson
  const { secondFactor } = read
  return { ...read, secondFactor: secondFactor && { at: secondFactor.at && new Date(secondFactor.at) } }
}

const failures = [
  'single_sign_on_failed.refused',
  'single_sign_on_failed.no_lasting_name',
  'single_sign_on_failed.untrusted',
] as const

const untrusted = { failed: 'single_sign_on_failed.untrusted' } as const

const failure = (error: unknown): { failed: string } =>
  error instanceof ApiError ? { failed: error.sentence.key } : untrusted

import type { FinishProviderAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Visitor } from '../account/visitor.ts'
import { providerById } from '../identity-provider/deployment-provider.ts'
import { fulfilPurpose } from './fulfil-purpose.ts'
import { answeredPerson, requireOidc } from './oidc/answered-person.ts'
import { takeSignIn } from './provider-sign-ins.ts'
import { answeredBySaml } from './saml/take-answer.ts'

/**
 * Takes the answer with which a provider sent the browser back, once, from the browser that was sent. Which provider it is
 * follows from what began here, never from the answer (mix-up, RFC 9207). Throws 'single_sign_on_failed', or 'unavailable'.
 */
export async function finishSignIn(
  ctx: Context,
  { parameters, browser }: { parameters: string; browser: string },
  caller: { party: Party | undefined; from: Visitor },
): Promise<FinishProviderAnswer> {
  const answer = new URLSearchParams(parameters)
  const signIn = await takeSignIn(ctx, { state: answer.get('state') ?? '', browser })
  if (!signIn) throw refusal('single_sign_on_failed.expired')
  // Sign-ins that began in the release before name no provider: theirs was the organisation's.
  const provider = await providerById(ctx, ctx.db, signIn.secrets.provider ?? signIn.organisationId)
  const person =
    provider?.settings.kind === 'saml'
      ? answeredBySaml(signIn.secrets)
      : await answeredPerson(ctx, requireOidc(provider), {
          parameters: answer,
          secrets: signIn.secrets,
          mustBeRecent: signIn.purpose === 'confirm',
        })
  return fulfilPurpose(ctx, signIn, person, caller)
}

import type { FinishProviderAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Visitor } from '../account/visitor.ts'
import { providerById } from '../identity-provider/deployment-provider.ts'
import { finishErrand } from './finish-errand.ts'
import { answeredPerson, requireOidc } from './oidc/answered-person.ts'
import { takeErrand } from './provider-sign-ins.ts'
import { answeredBySaml } from './saml/take-answer.ts'

/**
 * Takes the answer with which a provider sent the browser back, once, from the browser that was sent. Which provider it is
 * follows from the errand, never from the answer (mix-up, RFC 9207). Throws 'single_sign_on_failed', or 'unavailable'.
 */
export async function finishSignIn(
  ctx: Context,
  { parameters, browser }: { parameters: string; browser: string },
  caller: { party: Party | undefined; from: Visitor },
): Promise<FinishProviderAnswer> {
  const answer = new URLSearchParams(parameters)
  const errand = await takeErrand(ctx, { state: answer.get('state') ?? '', browser })
  if (!errand) throw refusal('single_sign_on_failed.expired')
  // Errands of the release before name no provider: theirs was the organisation's.
  const provider = await providerById(ctx, ctx.db, errand.secrets.provider ?? errand.organisationId)
  const person =
    provider?.settings.kind === 'saml'
      ? answeredBySaml(errand.secrets)
      : await answeredPerson(ctx, requireOidc(provider), {
          parameters: answer,
          secrets: errand.secrets,
          mustBeRecent: errand.purpose === 'confirm',
        })
  return finishErrand(ctx, errand, person, caller)
}

import type { FinishProviderAnswer } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Visitor } from '../account/session/visitor.ts'
import { providerById } from '../identity-provider/deployment-provider.ts'
import { organisationAt } from '../own-name/host.ts'
import { fulfilPurpose } from './fulfil-purpose.ts'
import { answeredPerson, requireOidc } from './oidc/answered-person.ts'
import { peekSignIn, takeSignIn } from './provider-sign-ins.ts'
import { answeredBySaml } from './saml/take-answer.ts'

/**
 * Takes a provider's answer, once, from the browser that was sent there. The provider is known from the sign-in that began
 * here, never from the answer (mix-up, RFC 9207). Throws 'single_sign_on_failed', or 'unavailable'.
 */
export async function finishSignIn(
  ctx: Context,
  { parameters, browser, hostname }: { parameters: string; browser: string; hostname: string },
  by: { caller: Caller | undefined; from: Visitor },
): Promise<FinishProviderAnswer> {
  const answer = new URLSearchParams(parameters)
  const state = answer.get('state') ?? ''
  const elsewhere = await addressOf(ctx, state, hostname)
  if (elsewhere) return { success: true, message: 'Continue there.', url: `${elsewhere}?${answer}` }
  const signIn = await takeSignIn(ctx, { state, browser })
  if (!signIn) throw refusal('single_sign_on_failed.expired')
  // Sign-ins that began in the previous release name no provider: theirs was the organisation's.
  const provider = await providerById(ctx, ctx.db, signIn.secrets.provider ?? signIn.organisationId)
  const person =
    provider?.settings.kind === 'saml'
      ? answeredBySaml(signIn.secrets)
      : await answeredPerson(ctx, requireOidc(provider), {
          parameters: answer,
          secrets: signIn.secrets,
          mustBeRecent: signIn.purpose === 'confirm',
        })
  return fulfilPurpose(ctx, signIn, person, by)
}

/**
 * Where to continue a sign-in that began at the organisation's own address. Providers know only the deployment's, but the
 * browser sends its cookie to the organisation's. Undefined if the browser is already there, and for any other sign-in.
 */
async function addressOf(ctx: Context, state: string, hostname: string): Promise<string | undefined> {
  const signIn = await peekSignIn(ctx, state)
  if (!signIn?.origin || new URL(signIn.origin).hostname === hostname) return undefined
  const organisation = await organisationAt(ctx.db, new URL(signIn.origin).hostname)
  return organisation?.id === signIn.organisationId ? `${signIn.origin}/sign-in/provider` : undefined
}

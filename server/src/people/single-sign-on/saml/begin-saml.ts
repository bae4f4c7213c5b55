import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { type ProviderSignIn, rememberSignIn } from '../provider-sign-ins.ts'
import { type SamlProvider, serviceProviderOf } from './service-provider.ts'

/**
 * The address at the provider to which the browser goes, with our signed request (HTTP-Redirect binding), and the value of the
 * cookie that binds the answer to this browser. For confirming a second factor, asks the provider to authenticate the person
 * again (`ForceAuthn`).
 */
export async function beginSaml(
  ctx: Context,
  provider: SamlProvider,
  signIn: ProviderSignIn,
): Promise<{ url: string; browser: string }> {
  const requestId = `_${randomBytes(20).toString('hex')}`
  const { state, browser } = await rememberSignIn(ctx, signIn, provider, { requestId })
  const mustBeRecent = signIn.purpose === 'confirm'
  const us = serviceProviderOf(ctx, provider, { requestId, mustBeRecent })
  return { url: await us.getAuthorizeUrlAsync(state, undefined, {}), browser }
}

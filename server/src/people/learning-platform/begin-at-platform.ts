import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { addressesOf } from './addresses.ts'
import { openPlatformById } from './find-platform.ts'
import { beginLaunch } from './launch-store.ts'

/** A platform's request to begin a launch (1EdTech Security Framework 1.0, section 5.1.1.1). */
export const loginRequest = z.object({
  iss: z.string().max(1000),
  login_hint: z.string().max(4000),
  target_link_uri: z.string().max(2000),
  lti_message_hint: z.string().max(8000).optional(),
  client_id: z.string().max(255).optional(),
  lti_deployment_id: z.string().max(255).optional(),
})
export type LoginRequest = z.infer<typeof loginRequest>

/**
 * The address at the platform to which the browser goes for an ID token, with `state` and `nonce`. Throws 'launch_failed' for a
 * platform that is not on, and for a request that names another platform or an address that is not ours.
 */
export async function beginAtPlatform(
  ctx: Context,
  platformId: string,
  asked: LoginRequest,
  browser: string,
): Promise<string> {
  const platform = await openPlatformById(ctx.db, platformId)
  const { issuer, clientId, signInUrl } = platform.settings
  const { launchUrl } = addressesOf(ctx, platformId)
  const isOurs = asked.iss === issuer && (asked.client_id ?? clientId) === clientId
  if (!isOurs || asked.target_link_uri !== launchUrl) throw refusal('launch_failed.untrusted')
  const { state, nonce } = await beginLaunch(ctx, platform, {
    browser,
    targetLinkUri: asked.target_link_uri,
  })
  const url = new URL(signInUrl)
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: clientId,
    redirect_uri: launchUrl,
    login_hint: asked.login_hint,
    ...(asked.lti_message_hint !== undefined && { lti_message_hint: asked.lti_message_hint }),
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

import type { LearningPlatformSettings } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { findOrganisation } from '../organisation/find-organisation.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { addressesOf, isRegistrationKey } from './addresses.ts'
import { findPlatform, platformById } from './find-platform.ts'
import { platformId as id, platformAddress } from './platform-text.ts'
import { reachedJson } from './reached-json.ts'
import { requirePlatformAddresses, updatePlatform } from './save-platform.ts'
import { scopes } from './services.ts'

const address = platformAddress.max(1000)
const configuration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
})
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const registered = z.object({
  client_id: id,
  [toolConfiguration]: z.object({ deployment_id: id.optional() }).optional(),
})

/** The query with which a platform's administrator opens our registration address. */
export const registrationQuery = z.object({
  key: z.string().max(200),
  openid_configuration: address,
  registration_token: z.string().max(20_000).optional(),
})

/**
 * Registers us at the platform that opened our registration address (LTI Dynamic Registration 1.0), once, and stores its
 * metadata. It can launch nobody before people of the organisation have tested it and switched it on. Returns the platform's
 * origin. Throws 'launch_failed' for a wrong key, a used address, or a platform that names another issuer.
 */
export async function registerTool(
  ctx: Context,
  platformId: string,
  { key, openid_configuration, registration_token }: z.infer<typeof registrationQuery>,
): Promise<string> {
  // First, so that only those who have the address learn whether there is such a platform.
  if (!isRegistrationKey(ctx, platformId, key)) throw refusal('launch_failed.registration_used')
  const platform = await platformById(ctx.db, platformId)
  if (platform.settings) throw refusal('launch_failed.registration_used')
  const read = configuration.safeParse((await reachedJson(ctx, openid_configuration, { method: 'GET' })).json)
  if (!read.success || new URL(read.data.issuer).origin !== new URL(openid_configuration).origin)
    throw refusal('launch_failed.untrusted')
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = read.data
  const { name } = await findOrganisation(ctx.db, platform.org_id)
  const { json } = await reachedJson(ctx, registration_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(registration_token && { authorization: `Bearer ${registration_token}` }),
    },
    body: JSON.stringify(toolMetadata(ctx, platformId, name)),
  })
  const answer = registered.safeParse(json)
  if (!answer.success) throw refusal('launch_failed.refused')
  const deploymentId = answer.data[toolConfiguration]?.deployment_id
  await keepRegistration(ctx, platform, {
    issuer,
    clientId: answer.data.client_id,
    deploymentIds: deploymentId === undefined ? [] : [deploymentId],
    signInUrl: authorization_endpoint,
    tokenUrl: token_endpoint,
    keysUrl: jwks_uri,
  })
  return new URL(openid_configuration).origin
}

async function keepRegistration(
  ctx: Context,
  { org_id, id }: { org_id: string; id: string },
  settings: LearningPlatformSettings,
): Promise<void> {
  requirePlatformAddresses(ctx, settings)
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, org_id)
    if ((await findPlatform(tx, org_id, id)).settings) throw refusal('launch_failed.registration_used')
    await updatePlatform(tx, org_id, id, { settings: JSON.stringify(settings) })
    await appendAudit(ctx, tx, org_id, ctx.clock(), [
      { actor: 'system', action: 'learning-platform.registered', subject: id },
    ])
  })
}

/** Our metadata (LTI Dynamic Registration 1.0, section 3.5). */
function toolMetadata(ctx: Context, platformId: string, organisation: string): object {
  const { loginUrl, launchUrl, keysUrl } = addressesOf(ctx, platformId)
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: loginUrl,
    redirect_uris: [launchUrl],
    client_name: `Credenza (${organisation})`,
    jwks_uri: keysUrl,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: Object.values(scopes).join(' '),
    [toolConfiguration]: {
      domain: new URL(ctx.config.publicUrl).host,
      target_link_uri: launchUrl,
      claims: ['iss', 'sub', 'name', 'email'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: launchUrl },
        { type: 'LtiDeepLinkingRequest', target_link_uri: launchUrl },
      ],
    },
  }
}

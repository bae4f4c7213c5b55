import { jwtVerify } from 'jose'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { claim, isTeacher, type MessageClaims, messageClaims } from './claims.ts'
import type { OpenPlatform } from './find-platform.ts'
import type { BegunLaunch } from './launch-store.ts'
import { platformKeys } from './platform-keys.ts'

/** LTI Core 1.3 requires RS256; some platforms use the others. */
const algorithms = ['RS256', 'RS384', 'RS512', 'ES256']

/** Who came from a platform, from which course, and what for. */
export interface LaunchMessage {
  /** The person's id on the platform. */
  subject: string
  isTeacher: boolean
  deploymentId: string
  contextId: string
  contextTitle: string
  /** Undefined for a teacher who is choosing what to link to. */
  resourceLinkId: string | undefined
  /** Our course that was chosen for this link. */
  courseId: string | undefined
  membersUrl: string | undefined
  lineItemsUrl: string | undefined
  /** Where a teacher's choice goes, with the data that the platform wants back. */
  deepLink: { returnUrl: string; data: string | undefined } | undefined
}

/**
 * The content of a platform's ID token, after the checks of LTI Core 1.3 and the 1EdTech Security Framework 1.0, section 5.1.3:
 * signature, issuer, audience, authorised party, times, nonce, deployment, version and address. Throws 'launch_failed', and
 * 'unavailable' if the platform's keys cannot be read.
 */
export async function readMessage(
  ctx: Context,
  { settings }: OpenPlatform,
  token: string,
  { nonce, targetLinkUri }: BegunLaunch,
): Promise<LaunchMessage> {
  const { payload } = await jwtVerify(token, await platformKeys(ctx, settings), {
    algorithms,
    issuer: settings.issuer,
    audience: settings.clientId,
    currentDate: ctx.clock(),
    maxTokenAge: '1h',
    clockTolerance: 30,
    requiredClaims: ['exp', 'nonce'],
  }).catch(() => {
    throw refusal('launch_failed.untrusted')
  })
  const { azp, aud } = payload
  const isForUs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === settings.clientId
  if (!isForUs || payload.nonce !== nonce) throw refusal('launch_failed.untrusted')
  if (!settings.deploymentIds.includes(String(payload[claim.deployment])))
    throw refusal('launch_failed.deployment')
  const read = messageClaims.safeParse(payload)
  if (!read.success) throw refusal('launch_failed.message')
  const isElsewhere = claim.target in read.data && read.data[claim.target] !== targetLinkUri
  if (isElsewhere) throw refusal('launch_failed.untrusted')
  return { ...toMessage(read.data), deploymentId: String(payload[claim.deployment]) }
}

function toMessage(claims: MessageClaims): Omit<LaunchMessage, 'deploymentId'> {
  const { id, title, label } = claims[claim.context]
  const deep = claim.deepLinking in claims ? claims[claim.deepLinking] : undefined
  return {
    subject: claims.sub,
    isTeacher: isTeacher(claims[claim.roles]),
    contextId: id,
    contextTitle: title || label,
    resourceLinkId: claim.resourceLink in claims ? claims[claim.resourceLink].id : undefined,
    courseId: claims[claim.custom]?.credenza_course,
    membersUrl: claims[claim.members]?.context_memberships_url,
    lineItemsUrl: claims[claim.grades]?.lineitems,
    deepLink: deep && { returnUrl: deep.deep_link_return_url, data: deep.data },
  }
}

import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { addressesOf } from '../../people/learning-platform/addresses.ts'
import { claim } from '../../people/learning-platform/claims.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { signForPlatform } from '../../people/learning-platform/tool-key.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { courseOfLaunch } from './find-course.ts'

/**
 * The answer to the platform once a teacher has chosen what to link to (LTI Deep Linking 2.0, section 4.4): a signed message
 * with one link, and the address to post it to. Throws 'launch_failed' for a launch that is not for choosing a link, and
 * 'not_found' for a course of another platform or installation, or of another course there.
 */
export async function deepLinkAnswer(
  ctx: Context,
  launch: Launch,
  courseId: string,
): Promise<{ url: string; jwt: string }> {
  requireTeacher(launch)
  const { platform, deepLink, deploymentId } = launch
  if (!deepLink) throw refusal('launch_failed.message')
  const course = await courseOfLaunch(ctx.db, { ...launch, courseId, resourceLinkId: undefined })
  if (!course) throw refusal('not_found.course')
  const { issuer, clientId } = platform.settings
  const jwt = await signForPlatform(ctx, platform, {
    iss: clientId,
    aud: issuer,
    nonce: randomUUID(),
    [claim.messageType]: 'LtiDeepLinkingResponse',
    [claim.version]: '1.3.0',
    [claim.deployment]: deploymentId,
    ...(deepLink.data !== undefined && { [claim.data]: deepLink.data }),
    [claim.contentItems]: [
      {
        type: 'ltiResourceLink',
        title: course.rule.title,
        url: addressesOf(ctx, platform.id).launchUrl,
        custom: { credenza_course: course.id },
        window: { targetName: '_blank' },
      },
    ],
  })
  return { url: deepLink.returnUrl, jwt }
}

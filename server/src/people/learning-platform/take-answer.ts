import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { holdPlatform, isSameVoucher, type OpenPlatform, openPlatformById } from './find-platform.ts'
import { answerLaunch, peekLaunch, takeLaunch } from './launch-store.ts'
import { type LaunchMessage, readMessage } from './read-message.ts'

const failures = [
  'launch_failed.untrusted',
  'launch_failed.deployment',
  'launch_failed.message',
  'launch_failed.refused',
  'unavailable.learning_platform',
] as const

/**
 * Takes the form that a platform's page sends, which comes without our cookie. Checks the ID token, and stores its content, or
 * why it is refused, until the browser comes with the returned ticket. Returns '' if nothing waits for this answer: we did not
 * ask for it, or it is a second one. Throws 'launch_failed' for a platform that is not on.
 */
export async function takePlatformAnswer(
  ctx: Context,
  platformId: string,
  { state, idToken }: { state: string; idToken: string },
): Promise<string> {
  const platform = await openPlatformById(ctx.db, platformId)
  const begun = await peekLaunch(ctx, platform, state)
  if (!begun) return ''
  const said = await readMessage(ctx, platform, idToken, begun).catch(failure)
  const ticket = await withRetry(ctx.db, (tx) => answerLaunch(ctx, tx, { platform, state }, said))
  return ticket ?? ''
}

function failure(error: unknown): { failed: string } {
  if (error instanceof ApiError) return { failed: error.sentence.key }
  throw error
}

/** A launch that was answered and is open in a browser. */
export interface Launch extends LaunchMessage {
  platform: OpenPlatform
}

/** The launch of this browser. Throws 'launch_failed' if it was refused, is another browser's, or has ended. */
export async function openLaunch(
  ctx: Context,
  platformId: string,
  shown: { ticket: string; browser: string },
): Promise<Launch> {
  const platform = await openPlatformById(ctx.db, platformId)
  const said = (await takeLaunch(ctx, platform, shown)) as LaunchMessage | { failed: string }
  if ('failed' in said)
    throw refusal(failures.find((key) => key === said.failed) ?? 'launch_failed.untrusted')
  requireListed(platform, said)
  return { ...said, platform }
}

/**
 * Keeps what the launch stands for until the transaction ends. Throws 'launch_failed' if the platform was switched off or removed
 * since the call began, has become another, or no longer has the installation.
 */
export async function holdLaunch(tx: Tx, launch: Pick<Launch, 'platform' | 'deploymentId'>): Promise<void> {
  const platform = await holdPlatform(tx, launch.platform.id)
  if (!isSameVoucher(platform.settings, launch.platform.settings)) throw refusal('launch_failed.expired')
  requireListed(platform, launch)
}

/** The owner may have taken the installation off the list in the meantime. */
function requireListed({ settings }: OpenPlatform, { deploymentId }: Pick<Launch, 'deploymentId'>): void {
  if (!settings.deploymentIds.includes(deploymentId)) throw refusal('launch_failed.deployment')
}

import type { LearningPlatformSettings } from '@credenza/schema'
import { createLocalJWKSet, type JSONWebKeySet } from 'jose'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { reachedJson } from './reached-json.ts'

/** The platform's currently published public keys. Throws 'unavailable', and 'launch_failed' if none is usable. */
export async function platformKeys(
  ctx: Pick<Context, 'config'>,
  { keysUrl }: Pick<LearningPlatformSettings, 'keysUrl'>,
): Promise<ReturnType<typeof createLocalJWKSet>> {
  const { json } = await reachedJson(ctx, keysUrl, { method: 'GET' })
  try {
    return createLocalJWKSet(json as JSONWebKeySet)
  } catch {
    throw refusal('launch_failed.refused')
  }
}

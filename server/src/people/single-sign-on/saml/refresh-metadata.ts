import { hourMs } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { faultOf } from '../../../platform/fault-of.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { runEvery } from '../../../platform/run-every.ts'
import {
  applyMetadata,
  type FollowedProvider,
  followedProviders,
  noteMetadataProblem,
} from '../../identity-provider/apply-metadata.ts'
import { fetchMetadata } from './fetch-metadata.ts'

/** Reads the metadata of SAML providers every hour. Several processes may do it. */
export const runSamlMetadataRefresh = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Metadata of sign-in providers wait' }, () =>
    refreshMetadata(ctx, signal),
  )

/**
 * Reads each provider's metadata, one after another, so that nobody here has to act when a provider changes its certificate.
 */
export async function refreshMetadata(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const provider of await followedProviders(ctx.db)) {
    if (signal.aborted) return
    await refresh(ctx, provider)
  }
}

async function refresh(ctx: Context, provider: FollowedProvider): Promise<void> {
  const { metadata, entityId } = provider.settings
  try {
    await applyMetadata(ctx, provider, await fetchMetadata(ctx, { ...metadata, entityId, xml: '' }))
  } catch (error) {
    if (error instanceof ApiError) return noteMetadataProblem(ctx, provider, error.sentence.key)
    // A failure does not stop the others.
    ctx.log.error({ fault: faultOf(error) }, 'Metadata of a sign-in provider could not be read')
  }
}

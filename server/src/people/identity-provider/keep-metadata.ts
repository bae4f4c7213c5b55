import { isDeepStrictEqual } from 'node:util'
import { type MetadataState, type ProviderMetadata, type SamlSettings, samlSettings } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { checkedSettings } from './check-settings.ts'
import { findProvider, type Provider } from './find-provider.ts'

/** A SAML provider whose metadata are read again. */
export type FollowedProvider = Provider & {
  settings: SamlSettings & { metadata: NonNullable<SamlSettings['metadata']> }
}

export async function followedProviders(db: Db): Promise<FollowedProvider[]> {
  const rows = await db
    .selectFrom('sign_in_provider')
    .selectAll()
    .where('kind', '=', 'saml')
    .where('state', '<>', 'draft')
    .orderBy('org_id')
    .execute()
  return rows.filter(
    (row): row is FollowedProvider => row.settings.kind === 'saml' && !!row.settings.metadata,
  )
}

/**
 * Takes over what a provider's metadata say now; it stays tested and switched on. Does nothing when the owner has changed the
 * settings since they were read. Throws 'invalid' for addresses and certificates that an owner could not save either.
 */
export async function keepMetadata(
  ctx: Context,
  provider: FollowedProvider,
  { signInUrl, logoutUrl, certificates, validUntil }: ProviderMetadata,
): Promise<void> {
  const now = ctx.clock()
  const said = samlSettings.safeParse({ ...provider.settings, signInUrl, logoutUrl, certificates })
  if (!said.success) throw refusal('invalid.metadata')
  const read = checkedSettings(ctx, said.data)
  await withRetry(ctx.db, async (tx) => {
    if (!(await isUnchanged(tx, provider))) return
    await setState(tx, provider, { readAt: now.toISOString(), validUntil, problem: null })
    if (isDeepStrictEqual(read, provider.settings)) return
    await tx
      .updateTable('sign_in_provider')
      .set({ settings: JSON.stringify(read) })
      .where('org_id', '=', provider.org_id)
      .execute()
    await appendAudit(ctx, tx, provider.org_id, now, [
      { actor: 'system', action: 'single-sign-on.metadata-read', subject: provider.org_id },
    ])
  })
}

/** Notes why metadata could not be read again: the provider stays as it is. */
export const noteMetadataProblem = (
  ctx: Context,
  provider: FollowedProvider,
  problem: string,
): Promise<void> =>
  withRetry(ctx.db, async (tx) => {
    if (!(await isUnchanged(tx, provider))) return
    const before = provider.metadata_state ?? { readAt: null, validUntil: null }
    await setState(tx, provider, { ...before, problem })
  })

async function isUnchanged(tx: Tx, { org_id, settings }: FollowedProvider): Promise<boolean> {
  await lockOrganisation(tx, org_id)
  return isDeepStrictEqual((await findProvider(tx, org_id))?.settings, settings)
}

const setState = (tx: Tx, { org_id }: FollowedProvider, state: MetadataState) =>
  tx
    .updateTable('sign_in_provider')
    .set({ metadata_state: JSON.stringify(state) })
    .where('org_id', '=', org_id)
    .execute()

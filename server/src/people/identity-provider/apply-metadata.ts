import { isDeepStrictEqual } from 'node:util'
import { type MetadataState, type ProviderMetadata, type SamlSettings, samlSettings } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { checkedSettings } from './check-settings.ts'
import { findProvider, type Provider } from './find-provider.ts'
import { endBegun } from './pending-link.ts'

/** A SAML provider whose metadata are read regularly. */
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
 * Applies a provider's current metadata; it stays tested and on. Does nothing if the owner has changed the settings since they
 * were read. If a certificate is gone, ends what was begun with the provider. Throws 'invalid' for addresses and certificates
 * that an owner could not save either, and for signed metadata older than the last ones.
 */
export async function applyMetadata(
  ctx: Context,
  provider: FollowedProvider,
  metadata: ProviderMetadata,
): Promise<void> {
  const { signInUrl, logoutUrl, certificates, createdAt, validUntil } = metadata
  const now = ctx.clock()
  const said = samlSettings.safeParse({ ...provider.settings, signInUrl, logoutUrl, certificates })
  if (!said.success) throw refusal('invalid.metadata')
  const read = checkedSettings(ctx, said.data)
  await withRetry(ctx.db, async (tx) => {
    const kept = await findUnchanged(tx, provider)
    if (!kept) return
    if (provider.settings.metadata.certificate && isOlder(metadata, kept.metadata_state))
      throw refusal('invalid.metadata_older')
    await setState(tx, provider, { readAt: now.toISOString(), createdAt, validUntil, problem: null })
    if (isDeepStrictEqual(read, provider.settings)) return
    await tx
      .updateTable('sign_in_provider')
      .set({ settings: JSON.stringify(read) })
      .where('org_id', '=', provider.org_id)
      .execute()
    if (kept.state === 'on' && isLessTrusted(read, provider.settings)) await endBegun(tx, provider.org_id)
    await appendAudit(ctx, tx, provider.org_id, now, [
      { actor: 'system', action: 'single-sign-on.metadata-read', subject: provider.org_id },
    ])
  })
}

/** Records why metadata could not be read. The provider stays as it is. */
export const noteMetadataProblem = (
  ctx: Context,
  provider: FollowedProvider,
  problem: string,
): Promise<void> =>
  withRetry(ctx.db, async (tx) => {
    const kept = await findUnchanged(tx, provider)
    if (!kept) return
    const before = kept.metadata_state ?? { readAt: null, createdAt: null, validUntil: null }
    await setState(tx, provider, { ...before, problem })
  })

/** Whether a certificate is gone: it may have been stolen, and what it signed may still wait for a code or a second factor. */
const isLessTrusted = (now: Provider['settings'], before: SamlSettings): boolean =>
  now.kind !== 'saml' || !before.certificates.every((one) => now.certificates.includes(one))

async function findUnchanged(tx: Tx, { org_id, settings }: FollowedProvider): Promise<Provider | undefined> {
  await lockOrganisation(tx, org_id)
  const kept = await findProvider(tx, org_id)
  return isDeepStrictEqual(kept?.settings, settings) ? kept : undefined
}

/**
 * Whether these metadata are older than the last ones. Their signature is still valid, so anyone who can answer at the address
 * could serve them again, with a certificate that was removed because it was stolen.
 */
function isOlder(read: ProviderMetadata, before: MetadataState | null): boolean {
  if (read.createdAt && before?.createdAt) return read.createdAt < before.createdAt
  return !!read.validUntil && !!before?.validUntil && read.validUntil < before.validUntil
}

const setState = (tx: Tx, { org_id }: FollowedProvider, state: MetadataState) =>
  tx
    .updateTable('sign_in_provider')
    .set({ metadata_state: JSON.stringify(state) })
    .where('org_id', '=', org_id)
    .execute()

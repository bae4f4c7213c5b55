import type { SingleSignOn } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { listDomains } from './domains.ts'
import { findProvider, type Provider } from './find-provider.ts'
import { samlAddresses } from './saml-addresses.ts'

/** The organisation's sign-in settings, without the secret. */
export async function readSingleSignOn(ctx: Context, organisationId: string): Promise<SingleSignOn> {
  const provider = await findProvider(ctx.db, organisationId)
  return {
    provider: provider ? toWire(provider) : null,
    domains: await listDomains(ctx.db, organisationId),
    redirectUri: redirectUri(ctx),
    logoutUri: `${ctx.config.publicUrl}/api/single-sign-on/logout/${organisationId}`,
    saml: samlAddresses(ctx.config, organisationId),
  }
}

/** The one address to which providers send browsers back. */
export const redirectUri = ({ config }: Pick<Context, 'config'>): string =>
  `${config.publicUrl}/sign-in/provider`

const toWire = (row: Provider): SingleSignOn['provider'] => ({
  settings: row.settings,
  hasSecret: row.sealed_secret !== null,
  state: row.state,
  required: row.required,
  metadataState: row.metadata_state,
  countsSecondFactor: row.counts_second_factor,
  roles: row.roles,
})

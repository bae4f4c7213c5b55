import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { IdentityProviderTables } from './tables.ts'

export type Provider = Selectable<IdentityProviderTables['sign_in_provider']>

/** The name by which it identifies itself: its issuer, or its entity ID. */
export const issuerOf = ({ settings }: Pick<Provider, 'settings'>): string =>
  settings.kind === 'oidc' ? settings.issuer : settings.entityId

/** A digest of how it is reached, which differs after every change that needs a new test. */
export const setupOf = ({ settings, sealed_secret, setups }: Provider): string =>
  hash(
    'sha256',
    JSON.stringify([settings, setups, sealed_secret && Buffer.from(sealed_secret).toString('hex')]),
  )

export const findProvider = (db: Db | Tx, organisationId: string): Promise<Provider | undefined> =>
  db.selectFrom('sign_in_provider').selectAll().where('org_id', '=', organisationId).executeTakeFirst()

/** The provider that an organisation's people sign in with, if it is switched on and the organisation is approved. */
export const findActiveProvider = (db: Db | Tx, organisationId: string): Promise<Provider | undefined> =>
  db
    .selectFrom('sign_in_provider')
    .innerJoin('organisation', 'organisation.id', 'sign_in_provider.org_id')
    .selectAll('sign_in_provider')
    .where('sign_in_provider.org_id', '=', organisationId)
    .where('sign_in_provider.state', '=', 'on')
    .where('organisation.status', '=', 'approved')
    .executeTakeFirst()

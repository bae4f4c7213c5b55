import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Context, Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { readSettingFile } from '../../platform/read-setting-file.ts'
import { holdOrganisation } from '../organisation/lock-organisation.ts'
import type { DeploymentProviderSettings } from './deployment-settings.ts'
import { findActiveProvider, findProvider, issuerOf, type Provider } from './find-provider.ts'
import { sealSecret } from './provider-secret.ts'
import { plainCertificate, type SamlKeys } from './saml-keys.ts'

/** Used in addresses in place of an organisation's id. */
const deploymentId = 'deployment'

type Named = Pick<Context, 'deploymentProvider'>

/**
 * The provider for people whose organisation has none of its own. It makes nobody a colleague who is not invited, and is never
 * required. Throws a sentence that names the setting whose file cannot be used.
 */
export async function openDeploymentProvider(
  settings: DeploymentProviderSettings | undefined,
  keys: Context['keys'],
): Promise<Provider | undefined> {
  if (!settings) return undefined
  const common = {
    org_id: deploymentId,
    state: 'on' as const,
    required: false,
    counts_second_factor: false,
    roles: { groupsFrom: '', byGroup: [], otherwise: null },
    created_at: new Date(0),
    metadata_state: null,
    setups: 0,
  }
  if (settings.kind === 'oidc') {
    const { clientSecret, ...reached } = settings
    return {
      ...common,
      kind: 'oidc',
      settings: { ...reached, hostedDomain: '', acrValues: [] },
      sealed_secret: sealSecret({ keys }, clientSecret),
    }
  }
  const { certificatesFile, keyFile, keyCertificateFile, ...reached } = settings
  const certificates = await readSettingFile('SAML_CERTIFICATES_FILE', certificatesFile, {
    what: 'one or more PEM certificates with RSA keys of at least 2048 bits',
    read: (text) => blocksOf(text).map(plainCertificate),
  })
  const own: SamlKeys = {
    privateKey: await readSettingFile('SAML_KEY_FILE', keyFile, {
      what: 'a private key in PEM',
      read: (text) => createPrivateKey(text).export({ format: 'pem', type: 'pkcs8' }).toString(),
    }),
    certificate: await readSettingFile('SAML_KEY_CERTIFICATE_FILE', keyCertificateFile, {
      what: 'a certificate in PEM',
      read: (text) => new X509Certificate(text).toString(),
    }),
  }
  if (!new X509Certificate(own.certificate).checkPrivateKey(createPrivateKey(own.privateKey)))
    throw new Error(
      'SAML_KEY_FILE is not the key of the certificate in SAML_KEY_CERTIFICATE_FILE: set them to a pair.',
    )
  return {
    ...common,
    kind: 'saml',
    settings: { ...reached, certificates, attributes: { subject: '', email: '', name: '' }, contexts: [] },
    sealed_secret: sealSecret({ keys }, JSON.stringify(own)),
  }
}

/** A provider by the id in its addresses and in open sign-ins: its organisation's, or the deployment's. */
export const providerById = async (
  { deploymentProvider }: Named,
  db: Db | Tx,
  id: string,
): Promise<Provider | undefined> => (id === deploymentId ? deploymentProvider : findProvider(db, id))

/** The provider with which an approved organisation's people sign in: its own if that is on, otherwise the deployment's. */
export async function activeProviderFor(
  { deploymentProvider }: Named,
  db: Db | Tx,
  organisationId: string,
): Promise<Provider | undefined> {
  const own = await findActiveProvider(db, organisationId)
  if (own || !deploymentProvider) return own
  const approved = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', organisationId)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return approved && deploymentProvider
}

/**
 * The provider of this name, with which an organisation's people sign in. Throws 'single_sign_on_failed' if they do so with
 * another one, or with none.
 */
export async function requireOffered(
  ctx: Named,
  db: Db | Tx,
  organisationId: string,
  issuer: string,
): Promise<Provider> {
  const provider = await activeProviderFor(ctx, db, organisationId)
  if (!provider || issuerOf(provider) !== issuer) throw refusal('single_sign_on_failed.not_offered')
  return provider
}

/**
 * Like `requireOffered`, and it stays offered until the transaction ends: what is begun with it until then is found and ended
 * when it no longer is (endBegun).
 */
export async function holdOffered(ctx: Named, tx: Tx, organisationId: string, issuer: string): Promise<void> {
  await holdOrganisation(tx, organisationId)
  await requireOffered(ctx, tx, organisationId, issuer)
}

/** The organisations that have people connected with this provider. */
export async function organisationsOfProvider(
  db: Db | Tx,
  { org_id }: Provider,
  issuer: string,
): Promise<string[]> {
  if (org_id !== deploymentId) return [org_id]
  const rows = await db
    .selectFrom('sign_in_identity')
    .select('org_id')
    .distinct()
    .where('issuer', '=', issuer)
    .execute()
  return rows.map((row) => row.org_id)
}

const blocksOf = (text: string): string[] => {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g)
  if (!blocks) throw new Error('no certificates')
  return blocks
}

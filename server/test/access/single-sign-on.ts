import { randomUUID } from 'node:crypto'
import { type Caller, callAs, ok, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { oidcProviderData } from '../acts/single-sign-on.ts'
import { freshEmail, get, type Request, type Requests, type Scene, unused } from './scene.ts'

const freshDomain = () => `${randomUUID().slice(0, 8)}.uni.example`

/** A call of somebody who has just shown a second factor and, if they may, set up a provider. */
const withProvider =
  (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown): Request =>
  async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    await callAs(world, caller, 'PUT', '/api/single-sign-on', oidcProviderData())
    return callAs(world, caller, method, path, body)
  }

async function domainOfA(scene: Scene): Promise<string> {
  const domain = freshDomain()
  ok(await give(scene, scene.admin, domain))
  return domain
}

const give = ({ world, issuerA }: Scene, caller: Caller, domain: string) =>
  callAs(world, caller, 'POST', `/api/admin/organisations/${issuerA.id}/domains`, { domain })

const take =
  (path: (scene: Scene, domain: string) => string): Request =>
  async (scene, caller) => {
    const domain = await unused(scene, domainOfA)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'DELETE', path(scene, domain))
  }

/** A call of somebody whose organisation has no provider. */
const withoutProvider =
  (path: string): Request =>
  async (scene, caller) => {
    await withProvider('DELETE', '/api/single-sign-on')(scene, caller)
    return callAs(scene.world, caller, 'POST', path)
  }

/** What a SAML provider's page sends. */
const sendForm =
  (end: string, form: string): Request =>
  ({ world }, caller) =>
    callAs(world, caller, 'POST', `/api/single-sign-on/saml/org_unknown${end}`, form, {
      'content-type': 'application/x-www-form-urlencoded',
    })

const metadataXml = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>
  </IDPSSODescriptor>
</EntityDescriptor>`

export const singleSignOnRequests: Requests = {
  'POST /api/single-sign-on/find': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/find', { email: freshEmail() }),
  'POST /api/single-sign-on/start': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/start', { organisationId: 'org_unknown' }),
  'POST /api/single-sign-on/finish': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/finish', { parameters: 'state=guessed&code=guessed' }),
  'POST /api/single-sign-on/link': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/link', { token: 'guessed', otp: '000000' }),
  'POST /api/single-sign-on/logout/:providerId': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/logout/org_unknown', 'logout_token=guessed', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
  'POST /api/single-sign-on/metadata': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/single-sign-on/metadata', { xml: metadataXml }),
  'GET /api/single-sign-on/saml/:providerId/metadata': get(
    () => '/api/single-sign-on/saml/org_unknown/metadata',
  ),
  'POST /api/single-sign-on/saml/:providerId': sendForm('', 'SAMLResponse=guessed&RelayState=guessed'),
  'GET /api/single-sign-on/saml/:providerId/logout': get(
    () => '/api/single-sign-on/saml/org_unknown/logout?SAMLRequest=guessed',
  ),
  'POST /api/single-sign-on/saml/:providerId/logout': sendForm('/logout', 'SAMLRequest=guessed'),
  'POST /api/single-sign-on/test': withoutProvider('/api/single-sign-on/test'),
  'POST /api/single-sign-on/connect': withoutProvider('/api/single-sign-on/connect'),
  'POST /api/single-sign-on/confirm': withoutProvider('/api/single-sign-on/confirm'),
  'GET /api/single-sign-on': get('/api/single-sign-on'),
  'PUT /api/single-sign-on': withProvider('PUT', '/api/single-sign-on', oidcProviderData()),
  'PUT /api/single-sign-on/state': withProvider('PUT', '/api/single-sign-on/state', { on: false }),
  'DELETE /api/single-sign-on': withProvider('DELETE', '/api/single-sign-on'),
  'POST /api/single-sign-on/domains': withProvider('POST', '/api/single-sign-on/domains', {
    domain: freshDomain(),
  }),
  'DELETE /api/single-sign-on/domains/:domain': take(
    (_scene, domain) => `/api/single-sign-on/domains/${domain}`,
  ),
  'GET /api/admin/organisations/:id/domains': get(
    ({ issuerA }) => `/api/admin/organisations/${issuerA.id}/domains`,
  ),
  'POST /api/admin/organisations/:id/domains': (scene, caller) => give(scene, caller, freshDomain()),
  'DELETE /api/admin/organisations/:id/domains/:domain': take(
    ({ issuerA }, domain) => `/api/admin/organisations/${issuerA.id}/domains/${domain}`,
  ),
}

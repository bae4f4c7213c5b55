import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

interface Claims {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export interface OidcProvider {
  issuer: string
  /** Who signs in there from now on, without being asked anything, and how. */
  signsIn(subject: string, claims: Claims, shown?: { amr?: string[]; acr?: string }): void
  /** Goes to its address as a browser does; returns the address to which it sends the browser back. */
  visit(url: string): Promise<URL>
  /** Tells the client that a person's session has ended. */
  logOut(subject: string, session: string): Promise<void>
  close(): Promise<void>
}

interface Client {
  redirectUri: string
  logoutUri?: string
  /** How its calls reach the client. */
  fetch?: typeof fetch
}

export const oidcClient = { id: 'credenza', secret: 'a secret of the provider' }

/** A real provider (node-oidc-provider) on a local port, with one client that must use PKCE. */
export async function openOidcProvider({
  redirectUri,
  logoutUri,
  fetch = globalThis.fetch,
}: Client): Promise<OidcProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const people = new Map<string, Claims>()
  let now: { subject: string; amr?: string[]; acr?: string } = { subject: 'nobody' }
  const server = createServer()
  const issuer = await listen(server)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        require_auth_time: true,
        ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['of this provider only'] },
    acrValues: ['two-factors'],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
      auth_time: null,
      sid: null,
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    fetch: fetch as never,
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { subject, ...shown } = now
    return provider.interactionFinished(request, response, { login: { accountId: subject, ...shown } })
  })
  return {
    issuer,
    signsIn: (subject, claims, shown = {}) => {
      people.set(subject, claims)
      now = { subject, ...shown }
    },
    visit: (url) => visit(url, issuer),
    logOut: async (subject, session) => {
      const client = (await provider.Client.find(oidcClient.id)) as unknown as {
        backchannelLogout(subject: string, session: string): Promise<void>
      }
      await client.backchannelLogout(subject, session)
    },
    close: () => close(server),
  }
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Follows redirects with cookies until one leads elsewhere. */
export async function visit(url: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(url)
  while (next.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} ${await response.text()}`)
    next = new URL(location, next)
  }
  return next
}

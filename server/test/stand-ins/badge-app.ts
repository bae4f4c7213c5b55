import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { readBadges, readProfile } from '../acts/applications.ts'
import { close, listen, visit } from './oidc-provider.ts'

const path = '/ims/ob/v3p0'

/** What the app does otherwise than it should. */
export interface AppFaults {
  /** In place of what it says of itself. */
  description?: (said: Record<string, unknown>) => unknown
  /** The page after the first. */
  nextPage?: string
  /** Puts all badges on each page, and says that there are more. */
  ignoresLimit?: boolean
  /** Takes its time before it answers with a page. */
  delay?: () => unknown
}

export interface BadgeApp {
  address: string
  /** What its user has, from now on. */
  holds(badges: (object | string)[], faults?: AppFaults): void
  /** Lets its user agree, as a browser does; returns the query with which it sends them back. */
  agree(url: string): Promise<URLSearchParams>
  /** The paths and queries with which its API was called. */
  calls: string[]
  close(): Promise<void>
}

/** An app that keeps badges: its authorization server is node-oidc-provider, its API is of this test. */
export async function openBadgeApp(): Promise<BadgeApp> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  const address = await listen(server)
  const scopes = [readBadges, readProfile]
  const provider = new Provider(address, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['of this app only'] },
    scopes,
    features: { devInteractions: { enabled: false }, registration: { enabled: true } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client!
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  const description = {
    components: {
      securitySchemes: {
        OAuth2ACG: {
          type: 'oauth2',
          'x-imssf-registrationUrl': `${address}/reg`,
          flows: { authorizationCode: { authorizationUrl: `${address}/auth`, tokenUrl: `${address}/token` } },
        },
      },
    },
  }
  let badges: (object | string)[] = []
  let faults: AppFaults = {}
  const calls: string[] = []

  const pageOf = (query: URLSearchParams) => {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
    const some = faults.ignoresLimit ? badges : badges.slice(offset, offset + limit)
    const next = faults.nextPage ?? `${address}${path}/credentials?limit=${limit}&offset=${offset + limit}`
    return {
      body: {
        credential: some.filter((one) => typeof one === 'object'),
        compactJwsString: some.filter((one) => typeof one === 'string'),
      },
      link:
        faults.ignoresLimit || offset + limit < badges.length
          ? `<${address}>; rel="first", <${next}>; rel="next"`
          : '',
    }
  }

  async function answerOf({ url = '', headers }: IncomingMessage) {
    const { pathname, searchParams } = new URL(url, address)
    if (pathname === `${path}/discovery`)
      return { status: 200, body: faults.description?.(description) ?? description, link: '' }
    const token = await provider.AccessToken.find(headers.authorization?.replace('Bearer ', '') ?? '')
    const has = (scope: string) => token?.scope?.split(' ').includes(scope)
    calls.push(url)
    if (pathname === `${path}/credentials`) await faults.delay?.()
    if (pathname === `${path}/credentials` && has(readBadges)) return { status: 200, ...pageOf(searchParams) }
    if (pathname === `${path}/profile` && has(readProfile))
      return { status: 200, body: { type: ['Profile'], name: 'Mira', email: 'mira@app.example' }, link: '' }
    return { status: 401, body: {}, link: '' }
  }

  const callback = provider.callback()
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, { login: { accountId: 'mira' } })
    if (!request.url?.startsWith(path)) return callback(request, response)
    const { status, body, link } = await answerOf(request)
    response
      .writeHead(status, { 'content-type': 'application/json', ...(link && { link }) })
      .end(JSON.stringify(body))
  })
  return {
    address,
    holds: (next, wrong = {}) => {
      badges = next
      faults = wrong
      calls.length = 0
    },
    agree: async (url) => (await visit(url, address)).searchParams,
    calls,
    close: () => close(server),
  }
}

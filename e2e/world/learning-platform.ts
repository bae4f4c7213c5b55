import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CoursePerson {
  id: string
  name: string
  email: string
  role: 'Instructor' | 'Learner'
  /** The score in the course's only grade, out of 100. */
  score?: number
}

export interface LearningPlatform {
  issuer: string
  /** What the platform's administrator types into Credenza, by label. */
  settings: Record<string, string>
  /** The page of a link in the course that leads this person to the tool. */
  linkFor(person: CoursePerson): string
  close(): Promise<void>
}

const clientId = 'credenza-at-moodle'
const spec = 'https://purl.imsglobal.org/spec/lti'
const vocabulary = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'

/**
 * Opens a learning platform (LTI 1.3) on a local port. Its only course has these people and one grade. `tool` is the
 * address that it launches.
 */
export async function openLearningPlatform(
  tool: () => { loginUrl: string; launchUrl: string },
  people: readonly CoursePerson[],
): Promise<LearningPlatform> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const item = `${issuer}/items/1`

  function signed(claims: object): string {
    const parts = [{ alg: 'RS256', kid: 'one' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    const text = parts.join('.')
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }
  function launch(asked: URLSearchParams): string {
    const { id, role } = people.find((one) => one.id === asked.get('login_hint'))!
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: id,
      iat: seconds,
      exp: seconds + 300,
      nonce: asked.get('nonce'),
      [`${spec}/claim/version`]: '1.3.0',
      [`${spec}/claim/deployment_id`]: '1',
      [`${spec}/claim/message_type`]: 'LtiResourceLinkRequest',
      [`${spec}/claim/target_link_uri`]: asked.get('redirect_uri'),
      [`${spec}/claim/roles`]: [vocabulary + role],
      [`${spec}/claim/context`]: { id: 'bridges', title: 'Bridges 101' },
      [`${spec}/claim/resource_link`]: { id: 'link-1' },
      [`${spec}-nrps/claim/namesroleservice`]: { context_memberships_url: `${issuer}/members` },
      [`${spec}-ags/claim/endpoint`]: { scope: [], lineitems: `${issuer}/items` },
    }
    const fields = { state: asked.get('state')!, id_token: signed(claims) }
    return form(asked.get('redirect_uri')!, fields, '<script>document.forms[0].submit()</script>')
  }
  const link = (asked: URLSearchParams): string => {
    const { loginUrl, launchUrl } = tool()
    const fields = { iss: issuer, login_hint: asked.get('as')!, target_link_uri: launchUrl }
    return form(loginUrl, fields, '<h1>Bridges 101</h1>')
  }

  const pages: Record<string, (asked: URLSearchParams) => string> = { '/auth': launch, '/link': link }
  const answers: Record<string, () => object> = {
    '/keys': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60 }),
    '/items': () => [{ id: item, label: 'Final exam', scoreMaximum: 100 }],
    '/items/1/results': () =>
      people.flatMap(({ id, score }) =>
        score === undefined ? [] : [{ userId: id, resultScore: score, resultMaximum: 100 }],
      ),
    '/members': () => ({
      members: people.map(({ id, name, email, role }) => ({ user_id: id, name, email, roles: [role] })),
    }),
  }
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const page = pages[pathname]?.(searchParams)
    const json = answers[pathname]?.()
    response.writeHead(page || json ? 200 : 404, {
      'content-type': page ? 'text/html; charset=utf-8' : 'application/json',
    })
    response.end(page ?? JSON.stringify(json ?? {}))
  })
  return {
    issuer,
    settings: {
      'Issuer (platform ID)': issuer,
      'Client ID': clientId,
      'Authentication request URL': `${issuer}/auth`,
      'Access token URL': `${issuer}/token`,
      'Public keyset URL': `${issuer}/keys`,
      'Deployment IDs, one per line': '1',
    },
    linkFor: ({ id }) => `${issuer}/link?as=${id}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const form = (action: string, fields: Record<string, string>, more: string): string =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Moodle</title>
  <form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>Open Credenza</button></form>${more}</html>`

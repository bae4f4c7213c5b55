import { createServer } from 'node:http'
import { type createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { claim } from '../../src/people/learning-platform/claims.ts'
import { close, listen } from './oidc-provider.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'
export const teacher = `${membership}Instructor`
export const learner = `${membership}Learner`

export interface CoursePerson {
  id: string
  name: string
  email?: string
  number?: string
  roles?: string[]
  /** Scores by line item, each of 100. */
  scores?: Record<string, number>
}

export interface Forgery {
  /** Claims that replace the right ones; undefined leaves one out. */
  claims?: JWTPayload
  make?: (claims: JWTPayload, keys: Keys) => Promise<string>
}

/** What a platform says of someone who clicks on a link to us. */
export interface Click extends Forgery {
  subject: string
  roles?: string[]
  contextId?: string
  resourceLinkId?: string
  custom?: Record<string, string>
  /** They choose what to link to. */
  choosing?: boolean
}

export const clientId = 'credenza-at-moodle'
export const deploymentId = '1'

/** A learning platform on a local port that speaks LTI 1.3, with one course. It takes our assertions only if our key signed them. */
export async function openLearningPlatform() {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer()
  const issuer = await listen(server)
  const state = {
    people: [] as CoursePerson[],
    lineItems: ['Exam'],
    pageSize: 2,
    /** Where our public keys are, as registered. */
    toolKeys: '',
    registered: undefined as Record<string, unknown> | undefined,
    membersUrl: `${issuer}/members`,
    /** The next page of its lists. */
    nextAt: `${issuer}/members`,
  }
  const scopesGiven: string[] = []
  const itemUrl = (index: number) => `${issuer}/items/${index}/lineitem?type_id=1`

  const answers: Record<string, (body: string, query: URLSearchParams) => Promise<unknown>> = {
    '/keys': async () => ({ keys: [jwk] }),
    '/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      registration_endpoint: `${issuer}/registration`,
    }),
    '/registration': async (body) => {
      state.registered = JSON.parse(body)
      const tool = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
      return { client_id: clientId, [tool]: { deployment_id: deploymentId } }
    },
    '/token': async (body) => {
      const form = new URLSearchParams(body)
      const assertion = form.get('client_assertion') ?? ''
      await jwtVerify(assertion, await keysOfTool(state.toolKeys), {
        audience: `${issuer}/token`,
        issuer: clientId,
        subject: clientId,
      })
      scopesGiven.push(form.get('scope') ?? '')
      return { access_token: 'opaque', token_type: 'Bearer', expires_in: 60 }
    },
    '/members': async (_body, query) =>
      page(query, (some) => ({
        id: `${issuer}/members`,
        context: { id: 'course-1' },
        members: some.map(({ id, name, email, number, roles = ['Learner'] }) => ({
          status: 'Active',
          user_id: id,
          name,
          ...(email && { email }),
          ...(number && { lis_person_sourcedid: number }),
          roles,
        })),
      })),
    '/items': async () => state.lineItems.map((label, i) => ({ id: itemUrl(i), label, scoreMaximum: 100 })),
  }
  let keysOfTool = async (_url: string): Promise<ReturnType<typeof createLocalJWKSet>> => {
    throw new Error('Nobody said how to read our keys')
  }

  function page(query: URLSearchParams, toJson: (some: CoursePerson[]) => object) {
    const from = Number(query.get('from') ?? 0)
    const more = from + state.pageSize < state.people.length
    return {
      json: toJson(state.people.slice(from, from + state.pageSize)),
      ...(more && { link: `<${state.nextAt}?from=${from + state.pageSize}>; rel="next"` }),
    }
  }
  const resultsOf = (index: number) =>
    state.people.flatMap(({ id, scores = {} }) => {
      const resultScore = scores[state.lineItems[index]!]
      return resultScore === undefined ? [] : [{ id, userId: id, resultScore, resultMaximum: 100 }]
    })

  server.on('request', async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const results = /^\/items\/(\d+)\/lineitem\/results$/.exec(pathname)
    const needsToken = pathname === '/members' || pathname.startsWith('/items')
    const isRefused = needsToken && request.headers.authorization !== 'Bearer opaque'
    const answer = results
      ? resultsOf(Number(results[1]))
      : await answers[pathname]?.(body, searchParams).catch(() => undefined)
    const { json, link } = (
      answer && typeof answer === 'object' && 'json' in answer ? answer : { json: answer }
    ) as { json: unknown; link?: string }
    response.writeHead(isRefused ? 401 : json === undefined ? 400 : 200, {
      'content-type': 'application/json',
      ...(link && { link }),
    })
    response.end(JSON.stringify(json ?? {}))
  })

  return {
    issuer,
    state,
    scopesGiven,
    itemUrl,
    settings: {
      issuer,
      clientId,
      deploymentIds: [deploymentId],
      signInUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      keysUrl: `${issuer}/keys`,
    },
    configuration: `${issuer}/openid-configuration`,
    /** Reads our keys over `read`, because the tests' server has no socket. */
    readsToolKeys: (read: typeof keysOfTool) => {
      keysOfTool = read
    },
    /** The ID token that answers our authentication request. */
    idToken: async (
      url: string,
      { subject, roles = [learner], claims, make, ...click }: Click,
    ): Promise<string> => {
      const asked = new URL(url).searchParams
      const seconds = Math.floor(Date.now() / 1000)
      const { contextId = 'course-1', resourceLinkId = 'link-1', custom, choosing = false } = click
      const payload = {
        iss: issuer,
        aud: clientId,
        sub: subject,
        iat: seconds,
        exp: seconds + 300,
        nonce: asked.get('nonce') ?? '',
        [claim.version]: '1.3.0',
        [claim.deployment]: deploymentId,
        [claim.roles]: roles,
        [claim.context]: { id: contextId, title: 'Bridges' },
        [claim.messageType]: choosing ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest',
        [claim.target]: asked.get('redirect_uri'),
        ...(custom && { [claim.custom]: custom }),
        [claim.members]: { context_memberships_url: state.membersUrl, service_versions: ['2.0'] },
        [claim.grades]: { scope: [], lineitems: `${issuer}/items` },
        ...(choosing
          ? {
              [claim.deepLinking]: {
                deep_link_return_url: `${issuer}/chosen`,
                accept_types: ['ltiResourceLink'],
                accept_presentation_document_targets: ['window'],
                data: 'what the platform wants back',
              },
            }
          : { [claim.resourceLink]: { id: resourceLinkId } }),
        ...claims,
      } as JWTPayload
      if (make) return make(payload, keys)
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(keys.privateKey)
    },
    /** The claims of our message, whose signature our published keys have to have made. */
    verified: async (jwt: string) =>
      (await jwtVerify(jwt, await keysOfTool(state.toolKeys), { issuer: clientId, audience: issuer }))
        .payload,
    close: () => close(server),
  }
}
export type LearningPlatformStandIn = Awaited<ReturnType<typeof openLearningPlatform>>

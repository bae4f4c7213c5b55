import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  calculatePKCECodeChallenge,
  customFetch,
  dynamicClientRegistration,
  fetchProtectedResource,
  randomPKCECodeVerifier,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client'
import { afterAll, describe, expect, test } from 'vitest'
import {
  answerApplication,
  back,
  everything,
  registration,
  requestIn,
} from '../../../test/acts/applications.ts'
import { jwtBadge, olderBadge, plainBadge, signedBadge } from '../../../test/acts/badges.ts'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { faultsIn } from '../../../test/oracles/open-badge-schemas.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { verifyAnything } from '../../verifying/foreign/verify-anything.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

/** The `fetch` of `openid-client`, an independent library; it calls our server without a socket. */
const fetchHere = async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
  const { pathname, search } = new URL(url)
  const answer = await world.send({
    method: method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(new Headers(headers)),
    ...(body && { payload: String(body) }),
  })
  const init = { status: answer.statusCode, headers: new Headers(answer.headers as Record<string, string>) }
  return new Response(answer.body, init)
}

async function letIn(scope = everything) {
  const description = ok(await callAs(world, nobody, 'GET', '/ims/ob/v3p0/discovery'))
  const { flows, ...scheme } = description.components.securitySchemes.OAuth2ACG
  const config = await dynamicClientRegistration(
    new URL(publicUrl),
    { ...registration, scope },
    ClientSecretBasic(),
    { algorithm: 'oauth2', [customFetch]: fetchHere as never, execute: [allowInsecureRequests] },
  )
  const { authorization_endpoint, token_endpoint, registration_endpoint } = config.serverMetadata()
  expect({ authorization_endpoint, token_endpoint, registration_endpoint }).toEqual({
    authorization_endpoint: flows.authorizationCode.authorizationUrl,
    token_endpoint: flows.authorizationCode.tokenUrl,
    registration_endpoint: scheme['x-imssf-registrationUrl'],
  })
  const pkceCodeVerifier = randomPKCECodeVerifier()
  const state = 'the state'
  const { href } = buildAuthorizationUrl(config, {
    redirect_uri: back,
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const sent = await fetchHere(href)
  const { url } = ok(await answerApplication(world, student, requestIn(sent.headers.get('location')))).data
  const tokens = await authorizationCodeGrant(config, new URL(url), {
    pkceCodeVerifier,
    expectedState: state,
  })
  const call = (token: string, method: string, path: string, body?: string, type = 'application/json') =>
    fetchProtectedResource(
      config,
      token,
      new URL(publicUrl + path),
      method,
      body,
      new Headers(body === undefined ? {} : { 'content-type': type }),
    )
  return { config, tokens, call }
}

test('another project’s client registers, is let in, renews its token, and gives it back', async () => {
  const { config, tokens, call } = await letIn()
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: everything })
  const renewed = await refreshTokenGrant(config, tokens.refresh_token!)
  expect((await call(renewed.access_token, 'GET', '/ims/ob/v3p0/profile')).status).toBe(200)
  await tokenRevocation(config, renewed.access_token)
  await expect(call(renewed.access_token, 'GET', '/ims/ob/v3p0/profile')).rejects.toMatchObject({
    status: 401,
  })
})

describe('an application that is let in', async () => {
  const { tokens, call } = await letIn()
  const path = '/ims/ob/v3p0/credentials'
  const get = async (query = '') => {
    const answer = await call(tokens.access_token, 'GET', path + query)
    const body = (await answer.json()) as Record<'credential' | 'compactJwsString', unknown[]>
    expect(faultsIn('page', body)).toBe('')
    return { body, total: Number(answer.headers.get('x-total-count')), link: answer.headers.get('link')! }
  }
  const add = async (text: string, type?: string) => {
    const answer = await call(tokens.access_token, 'POST', path, text, type)
    return { status: answer.status, body: await answer.text(), type: answer.headers.get('content-type') }
  }
  const faultOf = async (answer: Response) => {
    const body = (await answer.json()) as {
      imsx_codeMinor: { imsx_codeMinorField: { imsx_codeMinorFieldValue: string }[] }
    }
    expect(faultsIn('statusInfo', body)).toBe('')
    return [answer.status, body.imsx_codeMinor.imsx_codeMinorField[0]!.imsx_codeMinorFieldValue]
  }

  test('reads the student’s own certificates, which others can verify', async () => {
    await acceptedCertificates(world, { issuer, verifier, student }, 2)
    const { body, total } = await get()
    expect([total, body.credential.length, body.compactJwsString]).toEqual([2, 2, []])
    const { isSigned, verdict } = await verifyAnything(world.ctx, JSON.stringify(body.credential[0]))
    expect([isSigned, verdict]).toEqual([true, expect.stringMatching(/VALID|CANNOT TELL/)])
  })

  test('adds badges of both versions and both forms, and reads back what it sent', async () => {
    const [newer, older, jwt] = [await signedBadge(), await olderBadge(), jwtBadge()]
    for (const badge of [newer, older]) {
      const text = JSON.stringify(badge)
      expect(await add(text)).toEqual({
        status: 201,
        body: text,
        type: expect.stringMatching(/^application\/json/),
      })
    }
    expect(await add(jwt, 'text/plain')).toMatchObject({ status: 201, body: jwt })
    const { body, total } = await get()
    expect(total).toBe(5)
    expect(body.credential).toContainEqual(newer)
    expect(body.credential).toContainEqual(older)
    expect(body.compactJwsString).toEqual([jwt])
  })

  test('replaces a badge by a newer version of the same issuer and id, and never by an older one', async () => {
    const id = 'urn:uuid:3f0e7a0e-0000-4000-8000-000000000001'
    const [first, next] = [
      await signedBadge({ id }),
      await signedBadge({ id: ` ${id} `.trim(), validFrom: '2026-02-02T00:00:00Z' }),
    ]
    expect((await add(JSON.stringify(first))).status).toBe(201)
    expect((await add(JSON.stringify(next))).status).toBe(200)
    expect(await faultOf(await call(tokens.access_token, 'POST', path, JSON.stringify(first)))).toEqual([
      400,
      'invalid_data',
    ])
    expect((await get()).body.credential).toContainEqual(next)
  })

  test('turns pages, and asks for what is new', async () => {
    const { total } = await get()
    const seen = []
    let next: string | undefined = '?limit=2'
    while (next) {
      const { body, link } = await get(next)
      seen.push(...body.credential, ...body.compactJwsString)
      expect(link).toMatch(/rel="first".*rel="last"/)
      next = /<[^>]*(\?[^>]*)>; rel="next"/.exec(link)?.[1]
    }
    expect(seen).toHaveLength(total)
    expect((await get('?offset=2&limit=2')).link).toMatch(/offset=0>; rel="prev"/)
    expect((await get('?offset=900')).body.credential).toEqual([])
    const since = encodeURIComponent('2026-01-15T00:00:00Z')
    expect((await get(`?since=${since}`)).total).toBeLessThan(total)
    for (const wrong of ['?limit=0', '?limit=many', '?offset=-1', '?since=yesterday'])
      expect(await faultOf(await call(tokens.access_token, 'GET', path + wrong))).toEqual([
        400,
        'invalid_data',
      ])
  })

  test.each<[string, () => Promise<string> | string, string?]>([
    ['that nobody signed', () => JSON.stringify(plainBadge())],
    ['that was changed', async () => JSON.stringify({ ...(await signedBadge()), name: 'Leadership' })],
    ['with a signature of another key', () => jwtBadge({}, { ...other() }), 'text/plain'],
    ['without an id', async () => JSON.stringify(await signedBadge({ id: '' }))],
    [
      'that is not a badge',
      async () => JSON.stringify(await signedBadge({ type: ['VerifiableCredential'] })),
    ],
    ['that is not a credential', () => '{}'],
    ['that is not JSON', () => '{'],
    ['whose form is not its type’s', () => jwtBadge(), 'application/json'],
  ])('cannot add a badge %s', async (_, text, type) => {
    const before = (await get()).total
    const answer = await call(tokens.access_token, 'POST', path, await text(), type)
    expect(await faultOf(answer)).toEqual([400, 'invalid_data'])
    expect((await get()).total).toBe(before)
  })
  const other = () => ({ did: '', verificationMethod: '', sign: () => new Uint8Array(64) })

  test('is told of methods, types and sizes that are not taken', async () => {
    const { access_token } = tokens
    expect(await faultOf(await call(access_token, 'DELETE', path))).toEqual([405, 'not_allowed'])
    expect(await faultOf(await call(access_token, 'GET', '/ims/ob/v3p0/more'))).toEqual([404, 'not_found'])
    expect((await call(access_token, 'POST', path, '<a/>', 'text/xml')).status).toBe(415)
    expect((await call(access_token, 'POST', path, `"${'x'.repeat(600_000)}"`)).status).toBe(413)
  })

  test('reads the profile and adds to it, but cannot change who the student is', async () => {
    const url = '/ims/ob/v3p0/profile'
    const read = async () => (await call(tokens.access_token, 'GET', url)).json() as Promise<object>
    const profile = await read()
    expect(faultsIn('profile', profile)).toBe('')
    expect(profile).toMatchObject({ name: student.name, email: student.email })
    const put = (body: object) => call(tokens.access_token, 'PUT', url, JSON.stringify(body))
    const wanted = { ...profile, url: 'https://student.example/', phone: '111-222-3333' }
    expect(await (await put(wanted)).json()).toEqual(wanted)
    for (const wrong of [
      { name: 'Somebody else' },
      { id: 'urn:other' },
      { official: 'x' },
      { type: 'Image' },
    ])
      expect(await faultOf(await put({ ...wanted, ...wrong }))).toEqual([400, 'invalid_data'])
    expect(await read()).toEqual(wanted)
  })
})

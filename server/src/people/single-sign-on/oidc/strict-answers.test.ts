import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, nobody, ok } from '../../../../test/acts/people.ts'
import {
  finishAtProvider,
  oidcSettingsFor,
  startAtProvider,
  switchOnProvider,
} from '../../../../test/acts/single-sign-on.ts'
import { type Forgery, openForgingProvider } from '../../../../test/stand-ins/forging-provider.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
const university = await makeIssuer(world, admin)
const forging = await openForgingProvider()
await switchOnProvider(
  world,
  { owner: university, admin, domain: 'uni.example' },
  { settings: oidcSettingsFor(forging.issuer) },
)
afterAll(async () => {
  await forging.close()
  await world.close()
})

const answer = async (forgery: Forgery, change: (parameters: URLSearchParams) => void = () => {}) => {
  forging.forge(forgery)
  const { url, cookie } = await startAtProvider(world, university)
  const parameters = new URLSearchParams(forging.answer(url))
  change(parameters)
  return finishAtProvider(world, { parameters: String(parameters), cookie })
}
const refused = async (why: string, ...given: Parameters<typeof answer>) =>
  expect((await answer(...given)).json()).toMatchObject({ key: `single_sign_on_failed.${why}` })

test('an answer is taken for several audiences, if it was made for us', async () => {
  ok(await answer({ claims: { aud: ['credenza', 'another'], azp: 'credenza' } }))
})

describe('an answer in the address is refused', () => {
  test.each<[string, (parameters: URLSearchParams) => void]>([
    ['without the issuer that the provider always names', (parameters) => parameters.delete('iss')],
    ['with two codes', (parameters) => parameters.append('code', 'another')],
    ['with two states', (parameters) => parameters.append('state', 'another')],
    ['with two issuers', (parameters) => parameters.append('iss', 'https://login.firm.example')],
  ])('%s', async (_name, change) => refused('untrusted', {}, change))
})

describe('an ID token is refused', () => {
  const signedWith =
    (header: object, claims: JWTPayload = {}) =>
    async (
      right: JWTPayload,
      { privateKey }: Pick<Awaited<ReturnType<typeof generateKeyPair>>, 'privateKey'>,
    ) =>
      new SignJWT({ ...right, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
        .sign(privateKey, { crit: { unheard: true } })
  const withOwnKey = (nameIn: (jwk: object) => object) => async (right: JWTPayload) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    return signedWith(nameIn(await exportJWK(publicKey)))(right, { privateKey })
  }
  const logout = { events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, nonce: undefined }
  test.each<[string, Forgery]>([
    ['for several audiences, none of them said to be meant', { claims: { aud: ['credenza', 'another'] } }],
    ['made for another', { claims: { aud: ['credenza', 'another'], azp: 'another' } }],
    ['made for another, with us as the only audience', { claims: { azp: 'another' } }],
    ['with a key in its header', { make: withOwnKey((jwk) => ({ jwk })) }],
    [
      'with the address of a key in its header',
      { make: withOwnKey(() => ({ jku: 'https://evil.example' })) },
    ],
    ['with a demand that we do not know', { make: signedWith({ crit: ['unheard'], unheard: 1 }) }],
    ['that is a logout token', { make: signedWith({ typ: 'logout+jwt' }, logout as never) }],
    ['whose subject is not a text', { claims: { sub: 4711 as never } }],
  ])('%s', async (_name, forgery) => refused('untrusted', forgery))
})

test.each(['n'.repeat(1001), 'dean\u0000', 'dean\ud800'])(
  'a subject that cannot be kept as it is identifies nobody (%#)',
  async (sub) => refused('no_lasting_name', { claims: { sub } }),
)

test.each<[string, unknown]>([
  ['a list', ['dean@uni.example']],
  ['two signs', 'dean@uni.example@evil.example'],
  ['a quoted part', '"dean@evil.example"@uni.example'],
  ['an end that is not a domain', 'dean@uni.example.'],
  ['a letter that looks alike', 'dean@un\u0456.example'],
  ['a control character', 'dean\u0000@uni.example'],
])('an email with %s is none', async (_name, email) => {
  await refused('no_email', { claims: { sub: 'new', email: email as string } })
})

test('a provider that says it is another issuer, or has its keys in a file, is refused', async () => {
  forging.forge({ metadata: { issuer: 'https://login.firm.example' } })
  const begun = await callAs(world, nobody, 'POST', '/api/single-sign-on/start', {
    organisationId: university.id,
  })
  expect(begun.json()).toMatchObject({ key: 'single_sign_on_failed.untrusted' })
  await refused('untrusted', { metadata: { jwks_uri: 'file:///etc/passwd' } })
})

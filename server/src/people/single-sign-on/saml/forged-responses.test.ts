import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '../../../../test/acts/people.ts'
import { finishAtProvider } from '../../../../test/acts/single-sign-on.ts'
import {
  type AskedThere,
  assertionXml,
  goodResponse,
  newKeyPair,
  responseXml,
  type Said,
  type SamlKeyPair,
  saidBy,
  signed,
} from '../../../../test/stand-ins/saml-provider.ts'
import {
  bringBack,
  comeBack,
  openSamlWorld,
  type SentThere,
  sendThere,
} from '../../../../test/worlds/saml-world.ts'

const { world, university, company, keys, companyKeys } = await openSamlWorld()
let foreign: SamlKeyPair

beforeAll(async () => {
  foreign = await newKeyPair('nobody knows it')
})
afterAll(() => world.close())

const refused = async (make: (asked: AskedThere) => string, why = 'untrusted') => {
  const sent = await sendThere(world, university)
  const answer = await comeBack(world, sent, make(sent.asked))
  expect(answer.json()).toMatchObject({ key: `single_sign_on_failed.${why}` })
}

const good = (asked: AskedThere, more: Partial<Said> = {}) => goodResponse(asked, keys, more)
const evil = (asked: AskedThere) => assertionXml(saidBy(asked, { nameId: 'owner-1', id: '_evil' }))
const signatureIn = (xml: string) => /<(?:ds:)?Signature .*<\/(?:ds:)?Signature>/s.exec(xml)![0]
const assertionIn = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)![0]
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('a good response signs in; the same forms without an attack are taken', async () => {
  for (const xml of [
    (asked: AskedThere) => good(asked),
    (asked: AskedThere) => signed(responseXml(asked, assertionXml(saidBy(asked))), 'Response', keys),
    (asked: AskedThere) => signed(good(asked), 'Response', keys),
  ]) {
    const sent = await sendThere(world, university)
    expect(ok(await comeBack(world, sent, xml(sent.asked))).userData.email).toBe('dean@uni.example')
  }
})

describe('a signature that covers something else (XSW):', () => {
  test.each<[string, (asked: AskedThere) => string]>([
    [
      'a forged assertion before the signed one',
      (asked) => responseXml(asked, evil(asked) + assertionIn(good(asked))),
    ],
    [
      'a forged assertion after the signed one',
      (asked) => responseXml(asked, assertionIn(good(asked)) + evil(asked)),
    ],
    [
      'the signed assertion inside a forged one',
      (asked) =>
        responseXml(
          asked,
          evil(asked).replace('<saml:Subject>', `${assertionIn(good(asked))}<saml:Subject>`),
        ),
    ],
    [
      'the signed assertion inside the forged one’s signature',
      (asked) => {
        const right = assertionIn(good(asked))
        const signature = signatureIn(right)
        const object = `<Object>${right.replace(signature, '')}</Object>`
        const moved = signature.replace(/(<\/(?:ds:)?Signature>)$/, `${object}$1`)
        return responseXml(asked, evil(asked).replace('<saml:Subject>', `${moved}<saml:Subject>`))
      },
    ],
    [
      'a forged assertion with the id of the signed one',
      (asked) => {
        const right = assertionIn(good(asked))
        const id = / ID="([^"]*)"/.exec(right)![1]!
        return responseXml(asked, `${evil(asked).replace('_evil', id)}<Extensions>${right}</Extensions>`)
      },
    ],
    [
      'the signed assertion among extensions, the forged one in its place',
      (asked) => {
        const right = assertionIn(good(asked))
        return responseXml(asked, evil(asked)).replace(
          '<samlp:Status>',
          `<samlp:Extensions>${right}</samlp:Extensions><samlp:Status>`,
        )
      },
    ],
    [
      'the signed response inside a forged one',
      (asked) => {
        const right = signed(responseXml(asked, assertionXml(saidBy(asked))), 'Response', keys)
        const inside = evil(asked) + signatureIn(right)
        return responseXml(asked, `${inside}<samlp:Extensions>${right}</samlp:Extensions>`)
      },
    ],
    [
      'a forged assertion in a namespace of its own beside the signed one',
      (asked) =>
        responseXml(
          asked,
          assertionIn(good(asked)) +
            evil(asked)
              .replaceAll('saml:', 'x:')
              .replace(/xmlns:saml="[^"]*"/, 'xmlns:x="urn:x"'),
        ),
    ],
    ['a changed name in the signed assertion', (asked) => good(asked).replace('dean-4711', 'owner-1')],
    [
      'an attribute that was added to the signed assertion',
      (asked) =>
        good(asked).replace('>registry<', '>registry</saml:AttributeValue><saml:AttributeValue>owners<'),
    ],
    [
      'a second signature in the assertion',
      (asked) => {
        const right = good(asked)
        const signature = signatureIn(right)
        return right.replace(signature, signature + signature)
      },
    ],
  ])('%s', async (_name, make) => refused(make))
})

describe('a signature that is none, or of another:', () => {
  test.each<[string, (asked: AskedThere) => string]>([
    ['no signature at all', (asked) => responseXml(asked, assertionXml(saidBy(asked)))],
    ['the key of somebody else', (asked) => goodResponse(asked, foreign)],
    ['the key of another organisation’s provider', (asked) => goodResponse(asked, companyKeys)],
    [
      'SHA-1 in the signature',
      (asked) =>
        responseXml(
          asked,
          signed(assertionXml(saidBy(asked)), 'Assertion', keys, {
            signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
          }),
        ),
    ],
    [
      'SHA-1 in the digest',
      (asked) =>
        responseXml(
          asked,
          signed(assertionXml(saidBy(asked)), 'Assertion', keys, {
            digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
          }),
        ),
    ],
    [
      'an HMAC under the published certificate',
      (asked) =>
        good(asked).replace(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
        ),
    ],
    [
      'a transform that could leave something out',
      (asked) =>
        good(asked).replace(
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/TR/1999/REC-xpath-19991116',
        ),
    ],
  ])('%s', async (_name, make) => refused(make))
})

describe('an assertion that was made for something else:', () => {
  test.each<[string, Partial<Said>]>([
    ['another audience', { audience: 'https://elsewhere.example/metadata' }],
    ['another recipient', { recipient: 'https://elsewhere.example/acs' }],
    ['another issuer', { issuer: 'https://idp.firm.example' }],
    ['another request', { inResponseTo: '_of-another-request' }],
    ['no request', { inResponseTo: '' }],
    ['a time that has passed', { now: minutes(-20), notOnOrAfter: minutes(-10) }],
    ['a time that has not come', { notBefore: minutes(10), notOnOrAfter: minutes(20) }],
  ])('%s', async (_name, more) => refused((asked) => good(asked, more)))

  test('another destination of the response', () =>
    refused((asked) =>
      good(asked).replace(`Destination="${asked.consumerUri}"`, 'Destination="https://elsewhere.example"'),
    ))

  test('the answer to another organisation’s provider (mix-up)', async () => {
    const [here, there] = [await sendThere(world, university), await sendThere(world, company)]
    // The university's provider answers the company's request, for its own people.
    const elsewhere = { ...there.asked, consumerUri: here.asked.consumerUri, audience: here.asked.audience }
    const parameters = await bringBack(world, there, goodResponse(elsewhere, keys))
    expect((await finishAtProvider(world, { parameters, cookie: there.begun.cookie })).json()).toMatchObject({
      key: 'single_sign_on_failed.untrusted',
    })
    // At the other organisation's address, no sign-in is waiting for it.
    expect(
      await bringBack(world, there, good(here.asked), { to: new URL(here.asked.consumerUri).pathname }),
    ).toBe('state=')
  })
})

describe('XML that says one thing to one reader and another to the next:', () => {
  const asText = (change: (xml: string) => string) => (asked: AskedThere) => change(good(asked))
  test.each<[string, (asked: AskedThere) => string]>([
    ['a comment in the name', asText((xml) => xml.replace('dean-4711', 'dean<!-- -->-4711'))],
    [
      'a comment in an attribute',
      asText((xml) => xml.replace('dean@uni.example', 'dean@uni.example<!-- -->.evil.example')),
    ],
    ['a processing instruction', asText((xml) => xml.replace('dean-4711', 'dean<?x y?>-4711'))],
    [
      'an entity of a document type',
      asText((xml) => `<!DOCTYPE r [<!ENTITY who "owner-1">]>${xml.replace('dean-4711', '&who;')}`),
    ],
    [
      'an entity that reads a file (XXE)',
      asText(
        (xml) => `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml.replace('dean-4711', '&f;')}`,
      ),
    ],
    [
      'entities that grow without end',
      asText(
        (xml) =>
          `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml.replace('dean-4711', '&b;')}`,
      ),
    ],
    [
      'elements within elements without end',
      (asked) => responseXml(asked, '<x>'.repeat(5000) + '</x>'.repeat(5000)),
    ],
    ['no XML', () => 'dean-4711'],
    ['nothing', () => ''],
  ])('%s', async (_name, make) => refused(make))
})

test('a provider that refuses, and one that names nobody for good', async () => {
  await refused((asked) => responseXml(asked, '', { status: 'Responder' }), 'refused')
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
  await refused((asked) => good(asked, { nameFormat: transient }), 'no_lasting_name')
})

test('an answer counts once: not for the same request, and not for another', async () => {
  const sent = await sendThere(world, university)
  const xml = good(sent.asked)
  const parameters = await bringBack(world, sent, xml)
  expect(await bringBack(world, sent, xml)).toBe('state=')
  ok(await finishAtProvider(world, { parameters, cookie: sent.begun.cookie }))
  expect(await bringBack(world, sent, xml)).toBe('state=')
  const again = await sendThere(world, university)
  expect((await comeBack(world, again, xml)).json()).toMatchObject({ key: 'single_sign_on_failed.untrusted' })
  const id = / ID="(_[^"]*)" Version="2.0" IssueInstant="[^"]*"><saml:Issuer>/.exec(xml)![1]!
  await refused((asked) => good(asked, { id }))
})

test('an answer that nobody asked for is refused, wherever its RelayState leads', async () => {
  const asked = { ...(await sendThere(world, university)).asked, id: '' }
  for (const relayState of ['', 'https://evil.example', '//evil.example', 'made-up'])
    expect(await bringBack(world, { asked }, good(asked), { relayState })).toBe('state=')
})

test('an answer counts in the browser that asked only (login CSRF)', async () => {
  const [attacker, victim] = [await sendThere(world, university), await sendThere(world, university)]
  const parameters = await bringBack(world, attacker, good(attacker.asked))
  const finish = (cookie: string) => finishAtProvider(world, { parameters, cookie })
  for (const cookie of [victim.begun.cookie, ''])
    expect((await finish(cookie)).json()).toMatchObject({ key: 'single_sign_on_failed.expired' })
  ok(await finish(attacker.begun.cookie))
})

test('without an answer from the provider, the state alone opens nothing', async () => {
  const { asked, begun } = await sendThere(world, university)
  const parameters = `state=${asked.relayState}`
  expect((await finishAtProvider(world, { parameters, cookie: begun.cookie })).json()).toMatchObject({
    key: 'single_sign_on_failed.expired',
  })
})

test('emails of another organisation’s domain, and of its people, open nothing', async () => {
  for (const email of ['dean@firm.example', company.email]) {
    const sent: SentThere = await sendThere(world, university)
    const xml = good(sent.asked, {
      nameId: `new-${email}`,
      attributes: { email: [email], groups: ['registry'] },
    })
    expect((await comeBack(world, sent, xml)).json()).toMatchObject({ key: 'single_sign_on_failed.domain' })
  }
})

test('a response that is too large is not read', async () => {
  const sent = await sendThere(world, university)
  expect(await bringBack(world, sent, good(sent.asked) + ' '.repeat(300_000))).toBe('413')
})

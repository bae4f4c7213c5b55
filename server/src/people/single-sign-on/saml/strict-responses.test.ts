import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '../../../../test/acts/people.ts'
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
import { comeBack, openSamlWorld, sendThere } from '../../../../test/worlds/saml-world.ts'

const { world, university, keys } = await openSamlWorld()
let mallory: SamlKeyPair

beforeAll(async () => {
  mallory = await newKeyPair('mallory')
})
afterAll(() => world.close())

const answer = async (make: (asked: AskedThere) => string) => {
  const sent = await sendThere(world, university)
  return comeBack(world, sent, make(sent.asked))
}
const refused = async (make: (asked: AskedThere) => string, why: string) =>
  expect((await answer(make)).json()).toMatchObject({ key: `single_sign_on_failed.${why}` })

/** A response whose assertion is changed before the provider signs it. */
const saying = (change: (xml: string) => string, more: Partial<Said> = {}) => {
  return (asked: AskedThere) => {
    const xml = assertionXml(saidBy(asked, more))
    const changed = change(xml)
    if (changed === xml) throw new Error('Nothing was changed')
    return responseXml(asked, signed(changed, 'Assertion', keys))
  }
}
/** A valid response that is changed on its way. */
const altered = (pattern: RegExp, by: (found: string) => string) => (asked: AskedThere) => {
  const xml = goodResponse(asked, keys)
  const changed = xml.replace(pattern, by)
  if (changed === xml) throw new Error('Nothing was changed')
  return changed
}

test('a provider may name other audiences beside us', async () => {
  const others = '<saml:Audience>https://x.example</saml:Audience>'
  ok(await answer(saying((xml) => xml.replace('<saml:Audience>', `${others}$&`))))
})

describe('an assertion is refused', () => {
  const audience = '<saml:AudienceRestriction><saml:Audience>https://x.example</saml:Audience>'
  test.each<[string, (xml: string) => string]>([
    ['without conditions', (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, '')],
    [
      'without an audience',
      (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
    ],
    [
      'with a second restriction that leaves us out',
      (xml) => xml.replace('</saml:Conditions>', `${audience}</saml:AudienceRestriction>$&`),
    ],
    ['for the holder of a key', (xml) => xml.replace('cm:bearer', 'cm:holder-of-key')],
    [
      'that counts from a time on',
      (xml) => xml.replace('<saml:SubjectConfirmationData', '$& NotBefore="2020-01-01T00:00:00Z"'),
    ],
    [
      'that its bearer could use for ever',
      (xml) => xml.replace(/(<saml:SubjectConfirmationData[^>]*) NotOnOrAfter="[^"]*"/, '$1'),
    ],
    ['with two names', (xml) => xml.replace('<saml:NameID', '<saml:NameID>owner-1</saml:NameID>$&')],
    [
      'about two people',
      (xml) =>
        xml.replace('<saml:Subject>', '<saml:Subject><saml:NameID>owner-1</saml:NameID></saml:Subject>$&'),
    ],
    ['of another version', (xml) => xml.replace('Version="2.0"', 'Version="1.1"')],
    [
      'that does not say how somebody signed in',
      (xml) => xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''),
    ],
  ])('%s', async (_name, change) => refused(saying(change), 'untrusted'))
})

describe('a signature is refused', () => {
  const signedInfo = /<(?:ds:)?SignedInfo>.*?<\/(?:ds:)?SignedInfo>/s
  const wrongDigest = (xml: string) => xml.replace(/DigestValue>[^<]*/, 'DigestValue>AAAA')
  test.each<[string, (asked: AskedThere) => string]>([
    ['with two digests of which the first is right', altered(signedInfo, (one) => one + wrongDigest(one))],
    ['with two digests of which the second is right', altered(signedInfo, (one) => wrongDigest(one) + one)],
    ['of nothing', altered(/<(?:ds:)?Reference .*<\/(?:ds:)?Reference>/s, () => '')],
    ['of the whole message', altered(/Reference URI="[^"]*"/, () => 'Reference URI=""')],
    [
      'with a key that it brings along',
      (asked) => {
        const xml = responseXml(asked, signed(assertionXml(saidBy(asked)), 'Assertion', mallory))
        const data = `<X509Data><X509Certificate>${mallory.certificate}</X509Certificate></X509Data>`
        const key = `<KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#">${data}</KeyInfo>`
        return xml.replace(/<\/(?:ds:)?Signature>/, `${key}$&`)
      },
    ],
  ])('%s', async (_name, make) => refused(make, 'untrusted'))
})

test('a response that reports a failure signs nobody in, whatever it holds beside that', async () => {
  const status = /<samlp:Status>.*<\/samlp:Status>/
  await refused(
    altered(status, (one) => one.replace('Success', 'Requester')),
    'refused',
  )
  await refused(
    altered(status, () => ''),
    'refused',
  )
})

test('a name that is too long to be kept identifies nobody', async () => {
  await refused((asked) => goodResponse(asked, keys, { nameId: 'n'.repeat(1001) }), 'no_lasting_name')
})

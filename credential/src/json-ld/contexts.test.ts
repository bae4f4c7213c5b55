import { readFile } from 'node:fs/promises'
import ed25519 from 'ed25519-signature-2020-context'
import revocationList from 'vc-revocation-list-context'
import { describe, expect, test } from 'vitest'
import { hexEncode, utf8 } from '../bytes/bytes.ts'
import { sha256 } from '../crypto/sha256.ts'
import { canonicaliseJson } from '../json/canonicalise-json.ts'
import { canonicaliseJsonLd } from './canonicalise-json-ld.ts'
import { heldContexts } from './contexts.ts'

describe('the contexts that credentials in the wild name', () => {
  test.each([
    'https://w3id.org/dcc/v1',
    'https://w3id.org/vc/status-list/2021/v1',
    'https://www.w3.org/ns/credentials/status/v1',
    'https://w3id.org/vc-revocation-list-2020/v1',
    ...['', '-3.0.1', '-3.0.2', '-3.0.3'].map(
      (version) => `https://purl.imsglobal.org/spec/ob/v3p0/context${version}.json`,
    ),
    'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    'https://purl.imsglobal.org/spec/clr/v2p0/context.json',
    'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
    'http://data.europa.eu/snb/model/context/edc-ap',
    'https://www.w3.org/2018/credentials/v1',
    'https://www.w3.org/ns/credentials/v2',
    'https://www.w3.org/ns/did/v1',
    'https://w3id.org/security/v1',
    'https://w3id.org/security/v2',
    'https://w3id.org/security/data-integrity/v1',
    'https://w3id.org/security/data-integrity/v2',
    'https://w3id.org/security/suites/ed25519-2020/v1',
    'https://w3id.org/security/suites/jws-2020/v1',
  ])('hold %s, and JSON-LD can work with it', async (url) => {
    const document = { '@context': url, '@id': 'urn:x', 'https://example.org/#term': 'value' }
    expect(await canonicaliseJsonLd(document)).toBe('<urn:x> <https://example.org/#term> "value" .\n')
  })
})

describe('a context that is written out here', () => {
  test.each([...ed25519.contexts, ...revocationList.contexts])(
    'is the published one: %s',
    (url, published) => {
      expect(heldContexts.get(url)).toEqual(published)
    },
  )

  // Digests of the published texts in canonical form (JCS).
  test.each([
    [
      'https://purl.imsglobal.org/spec/clr/v2p0/context.json',
      'a2dd0c0c07434663b7b54a51dd8a3363f6d5c420efa87e3d97b4ef8661596d44',
    ],
    [
      'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
      '7defe702c102faf14108579b7d65ef39ecf4c3bbef925b803e15bd77cd6e3394',
    ],
    [
      'https://w3id.org/security/suites/jws-2020/v1',
      'eed16334842a5635257913b33acd1aeee29009eb188d855f9a1d0ceee4a8ae4d',
    ],
  ])('has the digest of the published one: %s', (url, digest) => {
    expect(hexEncode(sha256(utf8(canonicaliseJson(heldContexts.get(url)))))).toBe(digest)
  })

  test('has the terms of the European Learning Model as they are published', async () => {
    const published = await readFile(
      new URL('../../vectors/elm/edc-ap-context.jsonld', import.meta.url),
      'utf8',
    )
    expect(heldContexts.get('http://data.europa.eu/snb/model/context/edc-ap')).toEqual(JSON.parse(published))
  })
})

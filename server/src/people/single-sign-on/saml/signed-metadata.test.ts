import { beforeAll, expect, test } from 'vitest'
import {
  metadataXml,
  newKeyPair,
  type SamlKeyPair,
  signedByFederation,
} from '../../../../test/stand-ins/saml-provider.ts'
import { readMetadata } from './read-metadata.ts'
import { signedMetadata } from './signed-metadata.ts'

let federation: SamlKeyPair
let stranger: SamlKeyPair
let xml: string
beforeAll(async () => {
  ;[federation, stranger] = await Promise.all([newKeyPair('A federation'), newKeyPair('A stranger')])
  xml = metadataXml([federation.certificate])
})

const read = (text: string) => signedMetadata([text], federation.certificate)
const refused = { sentence: { key: 'invalid.metadata_signature' } }

test('metadata that the federation signed are read from what it signed', async () => {
  const signed = await read(signedByFederation(xml, federation))
  expect(signed).not.toContain('A federation')
  expect(await readMetadata([signed], '')).toMatchObject({ certificates: [federation.certificate] })
})

const sha1 = {
  signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
}

test.each<[string, () => string]>([
  ['unsigned', () => xml],
  ['signed by a stranger', () => signedByFederation(xml, stranger)],
  ['signed with SHA-1', () => signedByFederation(xml, federation, sha1)],
  ['altered', () => signedByFederation(xml, federation).replace('/sso"', '/evil"')],
  [
    'wrapped in another root',
    () =>
      metadataXml([stranger.certificate]).replace(
        '</md:Entities',
        `${signedByFederation(xml, federation)}</md:Entities`,
      ),
  ],
  [
    'signed over a part, with another entity beside it',
    () => {
      const signed = signedByFederation(xml, federation)
      const signature = /<Signature.*?<\/Signature>/s.exec(signed)![0]
      const evil = metadataXml([stranger.certificate]).replace('ID="_all"', 'ID="_evil"')
      return evil.replace('>', `>${signature}${signed.replace(signature, '')}`)
    },
  ],
  ['with a document type', () => `<!DOCTYPE x>${signedByFederation(xml, federation)}`],
])('metadata that are %s are refused', async (_name, forged) => {
  await expect(read(forged())).rejects.toMatchObject(refused)
})

test('metadata that are too large to be checked are refused', async () => {
  const pieces = Array.from({ length: 11 }, () => ' '.repeat(100_000))
  await expect(signedMetadata(pieces, federation.certificate)).rejects.toMatchObject({
    sentence: { key: 'invalid.metadata' },
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDocument } from '../../test/arbitrary-documents.ts'
import { nodeSha256, testIssuer } from '../../test/keys.ts'
import { oracleIssue, oracleVerify } from '../../test/oracle.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { hexEncode, utf8 } from '../bytes/bytes.ts'
import { canonicaliseDocument, canonicaliseProof } from '../canonical/shapes.ts'
import { canonicaliseJsonLd } from '../json-ld/canonicalise-json-ld.ts'
import { buildCertificate } from './build-certificate.ts'
import { documentHash, UnknownShapeError } from './hash-document.ts'
import { signDocument } from './sign-document.ts'

const issuer = testIssuer(7)
const created = '2026-11-20T09:30:00Z'
const signing = { verificationMethod: issuer.verificationMethod, created }

describe('the fixed-shape path against the libraries', () => {
  test('writes the same N-Quads as jsonld and rdf-canonize for hostile strings in every shape', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument(issuer.did), async (document) => {
        expect(canonicaliseDocument(document, nodeSha256)?.nquads).toBe(await canonicaliseJsonLd(document))
      }),
      { numRuns: 100 },
    )
  })

  test('makes the same signature as @digitalbazaar/vc, and each accepts what the other signed', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument(issuer.did), async (document) => {
        const ours = signDocument(document, { ...signing, sha256: nodeSha256, sign: issuer.sign })
        const theirs = await oracleIssue(document, issuer, created)
        expect(ours.proof[0]).toEqual(theirs.proof)
        expect(await oracleVerify(ours, issuer, created)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('writes the proof options as the library does, whatever contexts the document has', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument(issuer.did), async (document) => {
        const { proof } = signDocument(document, { ...signing, sha256: nodeSha256, sign: issuer.sign })
        const { proofValue, ...options } = proof[0]!
        const general = await canonicaliseJsonLd({ '@context': document['@context'], ...options })
        expect(canonicaliseProof(proof[0]!, nodeSha256)).toBe(general)
      }),
      { numRuns: 20 },
    )
  })
})

describe('signDocument', () => {
  const document = buildCertificate(sampleInput(issuer.did))

  test('refuses a key of another organisation', () => {
    const other = { verificationMethod: testIssuer(8).verificationMethod, created }
    expect(() => signDocument(document, { ...other, sha256: nodeSha256, sign: issuer.sign })).toThrow(
      'key of the document',
    )
  })

  test('refuses a signature of another length', () => {
    const sign = () => new Uint8Array(63)
    expect(() => signDocument(document, { ...signing, sha256: nodeSha256, sign })).toThrow('64 bytes')
  })
})

describe('documentHash', () => {
  test('does not depend on the order of members', () => {
    const document = buildCertificate(sampleInput(issuer.did))
    const reversed = Object.fromEntries(Object.entries(document).toReversed())
    expect(hexEncode(documentHash(reversed))).toBe(hexEncode(documentHash(document)))
  })

  test('refuses a document with any member that the shape does not have', () => {
    const document = buildCertificate(sampleInput(issuer.did))
    const withNarrative = {
      ...document,
      credentialSubject: { ...document.credentialSubject, narrative: 'x' },
    }
    expect(() => documentHash({ ...document, evidence: [] })).toThrow(UnknownShapeError)
    expect(() => documentHash(withNarrative)).toThrow(UnknownShapeError)
    expect(() => documentHash(JSON.parse(JSON.stringify(document).replace('{', '{"__proto__":{},')))).toThrow(
      UnknownShapeError,
    )
  })

  test('refuses two recipients that RDF cannot tell apart, and lone surrogates', () => {
    const document = buildCertificate(sampleInput(issuer.did))
    const [name] = document.credentialSubject.identifier
    const twin = {
      ...document,
      credentialSubject: { ...document.credentialSubject, identifier: [name, name] },
    }
    expect(() => documentHash(twin)).toThrow(UnknownShapeError)
    expect(() => documentHash({ ...document, name: 'half \ud83d' })).toThrow(UnknownShapeError)
  })

  test('hashes with the built-in SHA-256 as with another one', () => {
    const document = buildCertificate(sampleInput(issuer.did))
    const { nquads } = canonicaliseDocument(document, nodeSha256)!
    expect(hexEncode(documentHash(document))).toBe(hexEncode(nodeSha256(utf8(nquads))))
  })
})

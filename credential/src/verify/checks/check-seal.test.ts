import { createPublicKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bundleOf, certificateBy, deployment, stranger, university } from '../../../test/deployment.ts'
import {
  ecKeys,
  rsaKeys,
  type SealKeys,
  sealedPdf,
  sealMethod,
  universitySeal,
} from '../../../test/sealed-pdf.ts'
import { readSeal } from '../../portable/pdf-seal.ts'
import type { CameIn } from '../document/came-in.ts'
import { containerOf } from '../document/container-of.ts'
import type { Ports } from '../ports.ts'
import { verifyCertificate } from '../verify-certificate.ts'

const { bundle, root } = await bundleOf(certificateBy(university))
const sealedWith = (keys?: SealKeys) => readSeal(sealedPdf('%PDF-1.7\n', keys)).cameIn

/** The verdict with its cause, for a certificate that came in this, where the issuer's DID document names these methods. */
async function verdictOf(cameIn: CameIn, methods?: object[], changes: Partial<Ports> = {}) {
  const ports = await deployment(root)
  const resolveDid: Ports['resolveDid'] = async (did) => {
    const known = (await ports.resolveDid(did)) as typeof university.didDocument
    if (did !== university.did || !methods) return known
    return { ...known, verificationMethod: [...university.didDocument.verificationMethod, ...methods] }
  }
  const { verdict, checks } = await verifyCertificate(
    bundle,
    { ...ports, resolveDid, ...changes },
    { container: containerOf(cameIn) },
  )
  return [verdict, checks.find(({ name }) => name === 'well-formed')!.code]
}

const VALID = ['VALID', 'well-formed']
const UNKNOWN = ['CANNOT TELL', 'pdf-seal-unknown']

test('a PDF that the issuer sealed is VALID, with each kind of key', async () => {
  expect(await verdictOf(sealedWith())).toEqual(VALID)
  for (const keys of [ecKeys(), rsaKeys()])
    expect(await verdictOf(sealedWith(keys), [sealMethod(university.did, keys)])).toEqual(VALID)
})

test('a replaced key that the DID document still names is recognised', async () => {
  const [old, present] = [ecKeys(), rsaKeys()].map((keys) => sealMethod(university.did, keys))
  expect(await verdictOf(sealedWith(), [old!, sealMethod(university.did, universitySeal), present!])).toEqual(
    VALID,
  )
})

describe('the verdict is CANNOT TELL', () => {
  test.each(['altered-pdf', 'unsealed-pdf', 'altered-page'] as const)('for %s', async (cameIn) => {
    expect((await verdictOf(cameIn))[0]).toBe('CANNOT TELL')
  })

  test('for a seal of anybody else', async () => {
    const own = ecKeys()
    expect(await verdictOf(sealedWith(own))).toEqual(UNKNOWN)
    const theirs = [
      sealMethod(stranger.did, own),
      { ...sealMethod(university.did, own), controller: stranger.did },
    ]
    expect(await verdictOf(sealedWith(own), theirs)).toEqual(UNKNOWN)
  })

  test('for a stolen key, and for one that the issuer names for other things', async () => {
    const revoked = { revoked: '2026-11-20T11:00:00Z' }
    expect(await verdictOf(sealedWith(), [sealMethod(university.did, universitySeal, revoked)])).toEqual(
      UNKNOWN,
    )
    const id = `${university.did}#key-1`
    expect(await verdictOf(sealedWith(), [sealMethod(university.did, universitySeal, { id })])).toEqual(
      UNKNOWN,
    )
  })

  test('for a changed signature or changed words under it', async () => {
    const seal = sealedWith() as { signedBytes: Uint8Array; signature: Uint8Array }
    for (const part of ['signedBytes', 'signature'] as const) {
      const changed = seal[part].with(-1, seal[part].at(-1)! ^ 1)
      expect(await verdictOf({ ...seal, [part]: changed })).toEqual(UNKNOWN)
    }
    expect(await verdictOf({ ...seal, signature: new Uint8Array(0) })).toEqual(UNKNOWN)
  })

  test('for a DID document with keys of no known kind', async () => {
    const odd = [{}, { publicKeyJwk: 7 }, { publicKeyJwk: { kty: 'EC', crv: 'P-256', x: '!', y: '' } }]
    const methods = odd.map((more) => sealMethod(university.did, ecKeys(), more))
    expect(await verdictOf(sealedWith(), methods)).toEqual(UNKNOWN)
  })

  test('while the DID document cannot be reached, without blaming the PDF', async () => {
    const resolveDid = () => Promise.reject(new Error('unreachable'))
    expect(await verdictOf(sealedWith(), undefined, { resolveDid })).toEqual(['CANNOT TELL', 'well-formed'])
  })
})

test('the PDF of a foreign issuer does not need our seal, but must be as it was sealed', async () => {
  const foreign = { issuerRecord: async () => undefined }
  expect(await verdictOf('unsealed-pdf', undefined, foreign)).toEqual(['CANNOT TELL', 'well-formed'])
  expect(await verdictOf('altered-pdf', undefined, foreign)).toEqual(['CANNOT TELL', 'pdf-altered'])
})

test('a key for seals cannot sign a certificate', async () => {
  const method = sealMethod(university.did, { publicKey: createPublicKey(universitySeal.privateKey) })
  const [proof] = bundle.certificate.proof as object[]
  const certificate = { ...bundle.certificate, proof: [{ ...proof, verificationMethod: method.id }] }
  const { verdict, checks } = await verifyCertificate({ ...bundle, certificate }, await deployment(root))
  expect(verdict).toBe('INVALID')
  expect(checks.find(({ name }) => name === 'signature')!.code).toBe('key-not-listed')
})

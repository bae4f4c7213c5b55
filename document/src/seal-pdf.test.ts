import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { readSignature } from '../test/read-signature.ts'
import { credential, sample } from '../test/sample.ts'
import { newDocumentKey } from './index.ts'
import { openRenderer } from './renderer.ts'
import { sealPdf } from './seal-pdf.ts'

const now = new Date('2026-11-21T09:30:00Z')
const organisation = { id: 'org_42', name: 'University of Northern Arabia' }
const key = await newDocumentKey(organisation, now)
const pdf = openRenderer().pdf(sample('badge'), { credential })
const sealed = await sealPdf(pdf, key, now)

test('a sealed PDF bears a valid PAdES signature of the organisation over all of it', () => {
  const signature = readSignature(sealed)
  expect(signature).toMatchObject({ format: 'ETSI.CAdES.detached', valid: true, coversAll: true })
  expect(signature.signer.subject).toContain('CN=University of Northern Arabia')
})

test('a changed byte is found, wherever it is', () => {
  expect(isValid(sealed)).toBe(true)
  const hexStart = Buffer.from(sealed).indexOf('/Contents <')
  const anywhere = fc.integer({ min: 0, max: sealed.length - 1 })
  // Within the placeholder the bytes are the signature itself, not what is signed.
  const outside = anywhere.filter((at) => at < hexStart || at > hexStart + 2 * 6144 + 20)
  fc.assert(
    fc.property(outside, (at) => {
      const changed = Uint8Array.from(sealed)
      changed[at] = changed[at]! ^ 1
      expect(isValid(changed)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('sealing leaves text, tags and attachment as they were', async () => {
  expect(await readPdf(sealed)).toEqual(await readPdf(pdf))
})

test('the certificate is signed by its own key, valid for ten years, and for signing only', () => {
  const certificate = new X509Certificate(key.certificate)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.publicKey.asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' })
  expect(certificate.validFromDate).toEqual(now)
  expect(certificate.validToDate).toEqual(new Date('2036-11-21T09:30:00Z'))
  expect(certificate.ca).toBe(false)
})

test("an organisation's name cannot add fields to its certificate", async () => {
  const name = 'Uni, O=Ministry + CN=Other "x" #00'
  const { certificate } = await newDocumentKey({ id: 'org_1', name }, now)
  const fields = new X509Certificate(certificate).toLegacyObject().subject as unknown as Record<
    string,
    string
  >
  expect({ ...fields }).toEqual({ CN: name, O: name, serialNumber: 'org_1' })
})

/** A signature that can no longer be read is no valid one. */
function isValid(file: Uint8Array): boolean {
  try {
    const { valid, coversAll } = readSignature(file)
    return valid && coversAll
  } catch {
    return false
  }
}

import { X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { readSignature } from '../test/read-signature.ts'
import { credential, sample } from '../test/sample.ts'
import { newSealKey } from './index.ts'
import { openRenderer } from './renderer.ts'
import { localSealer, sealPdf } from './seal-pdf.ts'

const now = new Date('2026-11-21T09:30:00Z')
const organisation = { id: 'org_42', name: 'University of Northern Arabia' }
const key = await newSealKey(organisation, now)
const pdf = openRenderer().pdf(sample('badge'), { credential })
const sealer = localSealer(key)
const sealed = await sealPdf(pdf, sealer, now)

test('a sealed PDF bears a valid PAdES signature of the organisation over all of it', () => {
  const signature = readSignature(sealed)
  expect(signature).toMatchObject({ format: 'ETSI.CAdES.detached', valid: true, coversAll: true })
  expect(signature.signer.subject).toContain('CN=University of Northern Arabia')
})

test('a changed byte is found, wherever it is', () => {
  expect(isValid(sealed)).toBe(true)
  const hexStart = Buffer.from(sealed).indexOf('/Contents <')
  const hexEnd = Buffer.from(sealed).indexOf('>', hexStart)
  const anywhere = fc.integer({ min: 0, max: sealed.length - 1 })
  // The bytes between the brackets are the signature itself, which is not signed.
  const outside = anywhere.filter((at) => at < hexStart || at > hexEnd)
  fc.assert(
    fc.property(outside, (at) => {
      const changed = Uint8Array.from(sealed)
      changed[at] = changed[at]! ^ 1
      expect(isValid(changed)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('the longest name of an organisation has room', async () => {
  const key = await newSealKey({ id: `org_${'x'.repeat(30)}`, name: '𠜎'.repeat(64) }, now)
  expect(isValid(await sealPdf(pdf, localSealer(key), now))).toBe(true)
})

test('a strict reader finds every object through the tables, even with many pages', async () => {
  const results = Array.from({ length: 120 }, (_, i) => ({
    subject: `Subject ${i}`,
    grade: 'A',
    credits: '',
  }))
  const transcript = openRenderer().pdf(sample('transcript', { results }), { credential })
  for (const original of [pdf, transcript]) {
    const file = Buffer.from(await sealPdf(original, sealer, now)).toString('latin1')
    const places = tableEntries(file)
    expect(places.length).toBeGreaterThan(40)
    for (const { number, offset } of places) expect(file.startsWith(`${number} 0 obj\n`, offset)).toBe(true)
  }
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
  const { certificate } = await newSealKey({ id: 'org_1', name }, now)
  const fields = new X509Certificate(certificate).toLegacyObject().subject as unknown as Record<
    string,
    string
  >
  expect({ ...fields }).toEqual({ CN: name, O: name, serialNumber: 'org_1' })
})

/** The objects in use in all tables, newest table first (ISO 32000-1, 7.5.4 and 7.5.6). */
function tableEntries(file: string) {
  const entries: { number: number; offset: number }[] = []
  let at: number | undefined = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(file)![1])
  while (at !== undefined) {
    const [, sections, trailer] = /^xref\n(.*?)trailer(.*?)startxref/s.exec(file.slice(at))!
    for (const [, first, lines] of sections!.matchAll(/(\d+) \d+\n((?:\d{10} \d{5} [nf]\r\n)+)/g)) {
      for (const [i, line] of lines!.match(/.{20}/gs)!.entries())
        if (line[17] === 'n') entries.push({ number: Number(first) + i, offset: Number(line.slice(0, 10)) })
    }
    const previous = /\/Prev (\d+)/.exec(trailer!)
    at = previous ? Number(previous[1]) : undefined
  }
  return entries
}

/** Also false if the signature can no longer be read. */
function isValid(file: Uint8Array): boolean {
  try {
    const { valid, coversAll } = readSignature(file)
    return valid && coversAll
  } catch {
    return false
  }
}

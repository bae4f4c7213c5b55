import { expect, test } from 'vitest'
import { sealedPdf } from '../../test/sealed-pdf.ts'
import { certificateInPdf, isPdf } from './certificate-in-pdf.ts'

const certificate = { '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:uuid:1' }
const attached = (content: object): string => {
  const text = JSON.stringify(content)
  return `1 0 obj\n<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`
}
const pdf = (...contents: object[]) => `%PDF-1.7\n${contents.map(attached).join('')}`

test('the certificate is the one with evidence, and comes with the seal', async () => {
  const endorsements = [{ id: 'urn:uuid:2' }]
  const found = await certificateInPdf(sealedPdf(pdf(certificate, { certificate, endorsements })))
  expect(found).toMatchObject({
    bundle: { certificate, endorsements },
    cameIn: { signature: expect.anything() },
  })
})

test('a certificate that somebody added behind the seal does not make it whole', async () => {
  const hidden = Buffer.concat([sealedPdf(pdf()), Buffer.from(attached(certificate))])
  expect(await certificateInPdf(hidden)).toMatchObject({ cameIn: 'altered-pdf' })
})

test('a JWT in an envelope is left out', async () => {
  const envelope = {
    ...certificate,
    type: 'EnvelopedVerifiableCredential',
    id: 'data:application/vc+jwt,a.b.c',
  }
  expect(await certificateInPdf(Buffer.from(pdf(envelope)))).toBeUndefined()
})

test('a file is a PDF as soon as readers of PDFs would open it, whatever else it may be', () => {
  for (const before of ['', '\n\n', '{"certificate":{},"a":"', '<html>', '\x89PNG', ' '.repeat(1_019)])
    expect(isPdf(Buffer.from(`${before}%PDF-1.7`, 'latin1'))).toBe(true)
  expect(isPdf(Buffer.from('%PDF-1.7'.padStart(1_032)))).toBe(false)
  expect(isPdf(Buffer.from('{"a":"1 0 obj<</Type/Catalog>>"}'))).toBe(true)
  expect(isPdf(Buffer.from(JSON.stringify(certificate)))).toBe(false)
})

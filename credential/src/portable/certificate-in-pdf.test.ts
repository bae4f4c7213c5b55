import { expect, test } from 'vitest'
import { attached, pdfOf, pdfWith } from '../../test/pdf-with.ts'
import { sealedPdf } from '../../test/sealed-pdf.ts'
import { certificateInPdf, isPdf } from './certificate-in-pdf.ts'

const certificate = { '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:uuid:1' }
test('the certificate is the one with evidence, and comes with the seal', async () => {
  const endorsements = [{ id: 'urn:uuid:2' }]
  const found = await certificateInPdf(sealedPdf(pdfWith(certificate, { certificate, endorsements })))
  expect(found).toMatchObject({
    bundle: { certificate, endorsements },
    cameIn: { signature: expect.anything() },
  })
})

test('a certificate that somebody added behind the seal does not make it whole', async () => {
  const hidden = pdfOf([attached(certificate)], sealedPdf(pdfWith()))
  expect(await certificateInPdf(hidden)).toMatchObject({ bundle: { certificate }, cameIn: 'altered-pdf' })
})

test('a certificate in the bytes of a sealed picture is not the certificate of the PDF', async () => {
  const another = JSON.stringify({
    certificate: { ...certificate, id: 'urn:uuid:2' },
    endorsements: [{ id: 'urn:uuid:3' }],
  })
  const forged = `9 0 obj << /Type /EmbeddedFile /Length ${another.length} >>\nstream\n${another}\nendstream\n`
  const picture = { entries: '/Subtype /Image /Filter /DCTDecode', data: Buffer.from(forged) }
  const pdf = sealedPdf(pdfOf([picture, attached(certificate)]))
  expect(await certificateInPdf(pdf)).toMatchObject({
    bundle: { certificate },
    cameIn: { signature: expect.anything() },
  })
})

test('two certificates in one PDF are refused, since its pages show one', async () => {
  const another = { certificate: { ...certificate, id: 'urn:uuid:2' }, endorsements: [] }
  await expect(certificateInPdf(sealedPdf(pdfWith(certificate, another)))).rejects.toThrow('more than one')
})

test('a JWT in an envelope is left out', async () => {
  const envelope = {
    ...certificate,
    type: 'EnvelopedVerifiableCredential',
    id: 'data:application/vc+jwt,a.b.c',
  }
  expect(await certificateInPdf(pdfWith(envelope))).toBeUndefined()
})

test('a file is a PDF as soon as readers of PDFs would open it, whatever else it may be', () => {
  for (const before of ['', '\n\n', '{"certificate":{},"a":"', '<html>', '\x89PNG', ' '.repeat(1_019)])
    expect(isPdf(Buffer.from(`${before}%PDF-1.7`, 'latin1'))).toBe(true)
  expect(isPdf(Buffer.from('%PDF-1.7'.padStart(1_032)))).toBe(false)
  expect(isPdf(Buffer.from('{"a":"1 0 obj<</Type/Catalog>>"}'))).toBe(true)
  expect(isPdf(Buffer.from(JSON.stringify(certificate)))).toBe(false)
})

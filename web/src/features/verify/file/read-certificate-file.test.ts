import { embedPortable, filePlace } from '@credenza/credential/portable'
import { beforeEach, expect, it, vi } from 'vitest'
import { badgePng, badgeSvg, pngWith } from '../../../../../credential/test/badge.ts'
import { attached, pdfWith as pdfOf, pdfOf as pdfOfStreams } from '../../../../../credential/test/pdf-with.ts'
import { flipped, sealedPdf } from '../../../../../credential/test/sealed-pdf.ts'
import { printedCode } from '../../../testing/printed-code.ts'

// Only a browser can draw pictures; e2e/journeys/public-verify.spec.ts tests real ones.
const picture = vi.hoisted(() => ({
  codes: [] as string[],
  codesOf: undefined as ((place: number) => string[]) | undefined,
  read: 0,
  isDamaged: false,
}))
vi.mock('./picture.ts', () => ({
  readPicture: async () => {
    if (picture.isDamaged) throw new DOMException('', 'EncodingError')
    return picture.codesOf?.(picture.read++) ?? picture.codes
  },
}))

// Loaded again: another test of this worker may have read files with the browser's pictures.
vi.resetModules()
const { readCertificateFile } = await import('./read-certificate-file.ts')

const host = 'certs.example'
const certificate = { '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:uuid:1' }
const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2ln'
const read = (content: string | Uint8Array<ArrayBuffer>, type = '') =>
  readCertificateFile(new Blob([content], { type }), host)
const isCertificate = { kind: 'bundle', bundle: { certificate } }

beforeEach(() => Object.assign(picture, { codes: [], codesOf: undefined, isDamaged: false }))

const pdfWith = (...contents: object[]) => new Uint8Array(pdfOf(...contents))

it('a PDF yields its certificate, with evidence if it has any', async () => {
  expect(await read(pdfWith(certificate))).toMatchObject(isCertificate)
  const endorsements = [{ id: 'urn:uuid:2' }]
  expect(await read(pdfWith(certificate, { certificate, endorsements }))).toMatchObject({
    bundle: { certificate, endorsements },
  })
})

it('a PDF brings its seal, or says that it has none or has been altered since', async () => {
  const pdf = new Uint8Array(sealedPdf(pdfWith(certificate)))
  expect(await read(pdf)).toMatchObject({ ...isCertificate, cameIn: { signature: expect.any(Uint8Array) } })
  for (const [changed, cameIn] of [
    [new Uint8Array(flipped(pdf, 7)), 'altered-pdf'],
    [pdfWith(certificate), 'unsealed-pdf'],
  ] as const)
    expect(await read(changed)).toMatchObject({ ...isCertificate, cameIn })
})

it('a file that is a PDF too is read as one, so that nobody is told about something else than they see', async () => {
  const polyglot = `{"certificate":"%PDF-1.7 …","certificate":${JSON.stringify(certificate)}}`
  expect(await read(polyglot)).toMatchObject({ kind: 'unknown' })
  const repeated = await read(polyglot.replace('%PDF', 'PDF'))
  expect(repeated).toMatchObject({
    kind: 'unknown',
    advice: expect.stringContaining('one name to two values'),
  })
})

it('a PDF without a certificate says what to do', async () => {
  for (const pdf of [pdfWith(), pdfWith({ invoice: 7 })])
    expect(await read(pdf)).toMatchObject({ kind: 'unknown', advice: expect.stringContaining('QR code') })
})

it('a PDF with two certificates is refused, since its pages show one of them', async () => {
  const another = { ...certificate, id: 'urn:uuid:2' }
  expect(await read(pdfWith(certificate, another))).toMatchObject({
    kind: 'unknown',
    advice: expect.stringContaining('more than one certificate'),
  })
})

it.each([
  ['PNG', badgePng],
  ['SVG', badgeSvg],
])('a %s yields the credential baked into it, unless there are two', async (_kind, badge) => {
  const text = JSON.stringify(certificate)
  expect(await read(badge(text))).toMatchObject(isCertificate)
  expect(await read(badge(jwt, jwt))).toEqual({ kind: 'jwt', jwt })
  expect(await read(badge(text, jwt))).toMatchObject({
    kind: 'unknown',
    advice: expect.stringContaining('more than one certificate'),
  })
})

it('a picture whose code is of another certificate than the baked one is refused; one that cannot be drawn is not', async () => {
  const ours = { ...certificate, issuer: `did:web:${host}:issuers:org_0123456789abcdef` }
  picture.codes = [`https://${host}/verify/abc#key`]
  for (const badge of [badgePng, badgeSvg])
    expect(await read(badge(JSON.stringify(ours)))).toMatchObject({
      kind: 'unknown',
      advice: expect.stringContaining('more than one certificate'),
    })
  picture.isDamaged = true
  expect(await read(badgePng(JSON.stringify(ours)))).toMatchObject({ bundle: { certificate: ours } })
})

it('JSON is itself, whatever drawing or badge it contains', async () => {
  const text = JSON.stringify({ ...certificate, image: `data:image/svg+xml,${badgeSvg(jwt)}` })
  expect(await read(text)).toMatchObject({ kind: 'bundle', bundle: { certificate: { id: 'urn:uuid:1' } } })
  expect(await read(`<!doctype html><body>${badgeSvg(jwt)}`)).toMatchObject({ kind: 'unknown' })
  expect(await read(`<?xml version="1.0"?><!-- Teamwork -->\n${badgeSvg(jwt)}`)).toEqual({ kind: 'jwt', jwt })
})

it('any other picture yields the text of its QR code', async () => {
  picture.codes = ['https://certs.example/verify/abc#key']
  const link = { kind: 'link', slug: 'abc', key: 'key' }
  expect(await read(pngWith('Comment', 'none'))).toEqual(link)
  expect(await read('', 'image/jpeg')).toEqual(link)
  expect(await read('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual(link)
})

it('of the two codes of a printed certificate, the link leads and the other comes along', async () => {
  const link = 'https://credenza.example/verify/abc#key'
  const read = () => readCertificateFile(new Blob([''], { type: 'image/jpeg' }), 'credenza.example')
  for (const codes of [
    [link, printedCode],
    [printedCode, link],
  ]) {
    picture.codes = codes
    expect(await read()).toEqual({
      kind: 'link',
      slug: 'abc',
      key: 'key',
      paper: printedCode,
    })
  }
  picture.codes = ['https://elsewhere.example/', printedCode]
  expect(await read()).toMatchObject({ kind: 'bundle', cameIn: 'altered-paper' })
  picture.codes = [printedCode]
  expect(await read()).toMatchObject({ kind: 'bundle' })
})

it('a picture without a code and a file that is not a picture say what to do', async () => {
  expect(await read('', 'image/png')).toMatchObject({ advice: expect.stringContaining('No QR code') })
  picture.isDamaged = true
  expect(await read('', 'image/png')).toMatchObject({ advice: expect.stringContaining('cannot be opened') })
})

it('a saved page yields the certificate, and whether the page has been altered', async () => {
  const recording = { at: '2026-11-20T12:00:00Z', logKey: '', chain: null }
  const answers = { didDocuments: {}, records: {}, statusLists: {}, statements: {}, reviews: {} }
  const page = embedPortable(`<html>${filePlace}</html>`, {
    bundle: { certificate, endorsements: [] },
    recording: { ...recording, ...answers },
    link: 'https://certs.example/verify/a',
    drawing: null,
  })
  expect(await read(page)).not.toHaveProperty('cameIn')
  expect(await read(page.replace('verify/a', 'verify/b'))).toMatchObject({
    ...isCertificate,
    cameIn: 'altered-page',
  })
})

it('JSON and a JWT are accepted under any file name', async () => {
  expect(await read(JSON.stringify(certificate), 'text/plain')).toMatchObject(isCertificate)
  expect(await read(`${jwt}\n`)).toEqual({ kind: 'jwt', jwt })
  const sdJwt = `${jwt}~WyJhIl0~eyJhIjoxfQ.eyJhIjoxfQ.c2ln`
  expect(await read(sdJwt)).toEqual({ kind: 'jwt', jwt: sdJwt })
})

it.each([
  [
    'an Excel workbook',
    ['PK\x03\x04', '[Content_Types].xml', 'xl/workbook.xml'],
    'This is an Excel workbook',
  ],
  ['a Word document', ['PK\x03\x04', 'word/document.xml'], 'This is a Word document'],
  ['a ZIP', ['PK\x03\x04', 'certificate.pdf'], 'This is a ZIP archive'],
])('%s is called what it is, with what to drop instead', async (_, parts, words) => {
  const read = await readCertificateFile(new Blob(parts), 'credenza.example')
  expect(read).toMatchObject({ kind: 'unknown', advice: expect.stringContaining(words) })
})

it('an old Office document is called what it is', async () => {
  const read = await readCertificateFile(
    new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])]),
    'credenza.example',
  )
  expect(read).toMatchObject({ advice: expect.stringContaining('an .xls or a .doc') })
})

const scanned = (entries = '/Subtype /Image /Filter /DCTDecode') => ({ entries, data: Buffer.from('jpeg') })

it('the scan of a paper, as a PDF, yields the certificate of the codes on it', async () => {
  const link = `https://${host}/verify/abc#key`
  const scan = new Uint8Array(pdfOfStreams([scanned()]))
  picture.codes = [link]
  expect(await read(scan)).toMatchObject({ kind: 'link', slug: 'abc', key: 'key' })
  expect(await read(new Uint8Array(pdfOfStreams([scanned(), scanned()])))).toMatchObject({ kind: 'link' })
  picture.codes = ['https://elsewhere.example/verify/abc#key']
  expect(await read(scan)).toMatchObject({ advice: expect.stringContaining('elsewhere.example') })
  for (const state of [{ codes: [] }, { isDamaged: true }]) {
    Object.assign(picture, state)
    expect(await read(scan)).toMatchObject({ advice: expect.stringContaining('may be a print or a scan') })
  }
})

it('a scan of two certificates is refused, and what a PDF has attached counts before its pictures', async () => {
  picture.codes = [`https://${host}/verify/abc#key`]
  const both = new Uint8Array(pdfOfStreams([scanned(), attached(certificate)]))
  expect(await read(both)).toMatchObject(isCertificate)
  picture.codesOf = (place) => [`https://${host}/verify/${place}#key`]
  const two = new Uint8Array(pdfOfStreams([scanned(), scanned()]))
  expect(await read(two)).toMatchObject({ advice: expect.stringContaining('more than one certificate') })
})

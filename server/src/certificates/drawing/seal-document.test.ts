import { hash, verify, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateInPdf } from '@credenza/credential/portable'
import { newSealKey, sealCertificateRequest } from '@credenza/document'
import { addArchiveStamp } from '@credenza/document/archive-stamp'
import { localSealer } from '@credenza/document/seal'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readSeal } from '../../../../credential/src/portable/pdf-seal.ts'
import { makeSealAuthority } from '../../../../document/test/seal-authority.ts'
import { type Lies, makeAuthority } from '../../../../document/test/time-stamp-authority.ts'
import { plainReport } from '../../../test/plain-report.ts'
import type { Context } from '../../context.ts'
import { openRenderers } from '../../platform/rendering/open-renderers.ts'
import { openTimeStamps } from '../../platform/time-stamp/open-time-stamps.ts'
import { renewSeal } from './renew-seal.ts'
import { sealDocument } from './seal-document.ts'

let now = new Date()
const authority = await makeAuthority(now)
const sealer = localSealer(await newSealKey({ id: 'org_1', name: 'University of Northern Arabia' }, now))
const renderers = openRenderers()
const pdf = await renderers.report(plainReport)
const warnings: string[] = []
let lies: Lies | 'down' = {}
let asked = 0
let folder: string
let ctx: Context
let place: string
/** Its members are read at each call. */
const allowed = { allowPrivateAddresses: true }
/** The answers of the seal's authority, by path. */
let revocation: Record<string, Buffer> = {}
const server = createServer(async (request, response) => {
  if (request.url !== '/') {
    const answer = revocation[request.url!]
    return void response.writeHead(answer ? 200 : 404).end(answer)
  }
  asked++
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (lies === 'down') return void response.writeHead(503).end()
  response
    .writeHead(200, { 'content-type': 'application/timestamp-reply' })
    .end(authority.answer(Buffer.concat(chunks), now, lies))
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-tsa-'))
  const certificatesFile = join(folder, 'tsa.pem')
  await writeFile(certificatesFile, authority.root.toString())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const clock = () => now
  place = url
  const timeStamps = await openTimeStamps({ url, certificatesFile }, clock, allowed)
  const log = { warn: (_: object, text: string) => void warnings.push(text) }
  ctx = { clock, timeStamps, log } as unknown as Context
})
afterEach(() => {
  lies = {}
  warnings.length = 0
  now = new Date(now.getTime() + 61_000)
})
afterAll(async () => {
  server.close()
  await renderers.close()
  await rm(folder, { recursive: true })
})

const levelOf = (file: Uint8Array): string => {
  const text = Buffer.from(file).toString('latin1')
  return text.includes('/DocTimeStamp') && text.includes('/Type /DSS') ? 'B-LTA' : 'B-B'
}

test('a document is sealed for a long time, with two questions to the authority', async () => {
  asked = 0
  expect(levelOf(await sealDocument(ctx, pdf, sealer))).toBe('B-LTA')
  expect(asked).toBe(2)
})

test.each<[string, Lies | 'down']>([
  ['is down', 'down'],
  ['answers about something else', { digest: Buffer.alloc(32) }],
  ['answers with an old time', { time: new Date(0) }],
])(
  'when the authority %s, documents get a plain seal at once, and a long one a minute later',
  async (_, lie) => {
    lies = lie
    asked = 0
    warnings.length = 0
    for (let i = 0; i < 3; i++) expect(levelOf(await sealDocument(ctx, pdf, sealer))).toBe('B-B')
    expect(asked).toBe(1)
    expect(warnings).toContain('A PDF was sealed without a time-stamp')
    lies = {}
    now = new Date(now.getTime() + 61_000)
    expect(levelOf(await sealDocument(ctx, pdf, sealer))).toBe('B-LTA')
  },
)

test('a seal is renewed within a year of its authority’s end, by one more time-stamp, and not again after that', async () => {
  const sealed = await sealDocument(ctx, pdf, sealer)
  const { timeStamps } = ctx
  const year = 365 * 86_400_000
  expect(await renewSeal(timeStamps!, sealed, new Date(now.getTime() - year))).toBeUndefined()
  const renewed = (await renewSeal(timeStamps!, sealed, now))!
  expect(Buffer.from(renewed).subarray(0, sealed.length)).toEqual(Buffer.from(sealed))
  expect(
    Buffer.from(renewed)
      .toString('latin1')
      .match(/\/DocTimeStamp/g),
  ).toHaveLength(2)
  lies = 'down'
  await expect(renewSeal(timeStamps!, renewed, now)).rejects.toThrow('503')
  expect(await renewSeal(timeStamps!, pdf, now)).toBeUndefined()
})

const sealOf = (file: Uint8Array) => readSeal(file).cameIn
const sealerKey = new X509Certificate(sealer.certificate).publicKey

test('however a document is sealed, verifiers read its seal until a byte outside the messages changes', async () => {
  const plain = await sealDocument({ ...ctx, timeStamps: undefined }, pdf, sealer)
  const long = await sealDocument(ctx, pdf, sealer)
  const renewed = (await renewSeal(ctx.timeStamps!, long, now))!
  for (const sealed of [plain, long, renewed, (await renewSeal(ctx.timeStamps!, renewed, now))!]) {
    const seal = sealOf(sealed)
    if (typeof seal === 'string') throw new Error(seal)
    expect(verify('sha256', seal.signedBytes, sealerKey, seal.signature)).toBe(true)
    const messages = new Set(placesOf(/\/Contents <[0-9a-f]+>/g, sealed))
    const places = new Set(placesOf(/\/ByteRange \[[^\]]*\]/g, sealed))
    for (let at = 0; at < sealed.length; at += at < pdf.length ? 4_999 : 211) places.add(at)
    for (const at of places)
      if (!messages.has(at))
        expect([at, sealOf(sealed.with(at, sealed[at]! ^ 1))]).toEqual([at, 'altered-pdf'])
  }
})

/** Where the bytes are that match. */
const placesOf = (what: RegExp, file: Uint8Array): number[] =>
  [...Buffer.from(file).toString('latin1').matchAll(what)].flatMap(({ index, 0: { length } }) =>
    Array.from({ length }, (_, i) => index + i),
  )

/** The file with this change after its seal, which its last time-stamp is about again. */
function stampedAgain(file: Uint8Array, change: (after: string) => string): Buffer {
  expect([levelOf(file), warnings]).toEqual(['B-LTA', []])
  const end = readSeal(file).sealed.length
  const text = Buffer.from(file).toString('latin1')
  const changed = Buffer.from(text.slice(0, end) + change(text.slice(end)), 'latin1')
  expect(changed).toHaveLength(file.length)
  expect(changed.equals(file)).toBe(false)
  const ranges = [...changed.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) \d+\]/g)]
  const [gap, next] = ranges.at(-1)!.slice(1).map(Number) as [number, number]
  const digest = hash('sha256', Buffer.concat([changed.subarray(0, gap), changed.subarray(next)]), 'hex')
  changed.write(digest, gap + 1, 'latin1')
  return changed
}
const replacing = (what: RegExp, by: string) => (after: string) => after.replace(what, by)
/** Writes an object under another number, in the table too. */
const renumbered = (what: RegExp, other: string) => (after: string) => {
  const number = what.exec(after)![1]!
  return after
    .replaceAll(`${number} 0 R`, `${other} 0 R`)
    .replace(`\n${number} 0 obj`, `\n${other} 0 obj`)
    .replace(`\n${number} 1\n`, `\n${other} 1\n`)
    .replace(/(?:^\d+ 1\n\d{10} 00000 n\r\n)+/m, (table) =>
      table
        .match(/[^\n]*\n[^\n]*\n/g)!
        .toSorted((one, next) => Number.parseInt(one, 10) - Number.parseInt(next, 10))
        .join(''),
    )
}

test('what a time-stamp may say differently leaves the seal whole', async () => {
  const long = await sealDocument(ctx, pdf, sealer)
  expect(typeof sealOf(stampedAgain(long, replacing(/(Time )1/, '$12')))).toBe('object')
})

test.each([
  ['other contents on the first page', replacing(/(\/Contents )\d\d 0 R/, '$107 0 R')],
  ['other pages', replacing(/(\/Pages )1 0 R/, '$12 0 R')],
  ['a field that shows something', replacing(/\/Rect \[0 0 0 0\]/, '/Rect [0 0 9 9]')],
  ['another kind of signature', replacing(/\/Type \/DocTimeStamp/, '/Type /NotTimeStamp')],
  ['an object at another place', replacing(/(xref\n\d+ 1\n0000)\d{6}/, '$1001234')],
  ['another catalog', replacing(/(\/Root )\d\d 0 R/, '$107 0 R')],
  ['another table before it', replacing(/(\/Prev \d+)\d\n/, '$1\n\n')],
  ['a page instead of evidence', replacing(/<<\/Length \d{3}>>\nstr/, '<</Type /Page>>    ')],
  ['evidence in place of an object of the file', renumbered(/(\d+) 0 obj\n<<\/Length/, '11')],
  ['its first page in place of another object', renumbered(/\/P (\d+) 0 R/, '11')],
  ['its catalog in place of another object', renumbered(/\/Root (\d+) 0 R/, '11')],
])('a time-stamp that adds %s after the seal breaks it', async (_, change) => {
  const long = await sealDocument(ctx, pdf, sealer)
  expect(sealOf(stampedAgain(long, change))).toBe('altered-pdf')
})

test('a certificate that is hidden among the evidence of a time-stamp is not taken for the issuer’s', async () => {
  const certificate = JSON.stringify({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: 'urn:uuid:1',
  })
  const hidden = Buffer.from(
    `7 0 obj\n<</Type /EmbeddedFile /Length ${certificate.length}>>\nstream\n${certificate}\nendstream`,
  )
  const evidence = { certificates: [hidden], crls: [], ocsps: [] }
  const sealed = await sealDocument({ ...ctx, timeStamps: undefined }, pdf, sealer)
  const stamped = await addArchiveStamp(sealed, evidence, ctx.timeStamps!.stamp)
  expect(typeof sealOf(stamped)).toBe('object')
  expect(Buffer.from(stamped).includes('/EmbeddedFile')).toBe(true)
  expect(await certificateInPdf(stamped)).toBeUndefined()
})

test('without an authority nothing changes', async () => {
  expect(levelOf(await sealDocument({ ...ctx, timeStamps: undefined }, pdf, sealer))).toBe('B-B')
})

/** A seal certified by an authority whose certificate names the addresses of its revocation list and OCSP answers. */
async function certifiedSealer(path: string) {
  const subject = { id: 'org_2', name: 'University of Southern Arabia' }
  const key = await newSealKey(subject, now)
  const university = await makeSealAuthority(now)
  const request = await sealCertificateRequest(key, subject)
  const places = { crls: [`${place}${path}.crl`], ocsps: [`${place}${path}`] }
  const own = await university.certify(request, { places })
  const [certificate, ...chain] = [own, university.middle, university.root].map((pem) =>
    Buffer.from(new X509Certificate(pem).raw),
  )
  return localSealer({ ...key, certificate: certificate!, chain })
}

test('a lasting seal holds the revocation list and the OCSP answer of its own authority', async () => {
  const [list, answer] = [Buffer.from('300430020101', 'hex'), Buffer.from('300530030a0100', 'hex')]
  revocation = { '/seal.crl': list, '/seal': answer }
  const text = Buffer.from(await sealDocument(ctx, pdf, await certifiedSealer('seal'))).toString('latin1')
  expect(text).toMatch(/\/CRLs \[\d+ 0 R\] \/OCSPs \[\d+ 0 R\]/)
  for (const bytes of [list, answer]) expect(text).toContain(`stream\n${bytes.toString('latin1')}\nendstream`)
})

test('what is not DER, too long, missing, or at an address that is not public is left out', async () => {
  revocation = { '/page.crl': Buffer.from('<html>'), '/page': Buffer.alloc(200_000, 0x30) }
  for (const path of ['page', 'none']) {
    const sealed = await sealDocument(ctx, pdf, await certifiedSealer(path))
    expect(levelOf(sealed)).toBe('B-LTA')
    expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/\/CRLs|\/OCSPs/)
  }
  revocation = { '/inside.crl': Buffer.from('3000', 'hex'), '/inside': Buffer.from('3000', 'hex') }
  allowed.allowPrivateAddresses = false
  const sealed = await sealDocument(ctx, pdf, await certifiedSealer('inside'))
  allowed.allowPrivateAddresses = true
  expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/\/CRLs|\/OCSPs/)
})

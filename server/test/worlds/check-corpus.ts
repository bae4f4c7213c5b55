import { randomBytes } from 'node:crypto'
import type { CheckVerdict } from '@credenza/schema'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { ZipFile } from 'yazl'
import { qrPng } from '../../src/certificates/delivery/mail/qr-png.ts'
import { makeStranger, minimal } from '../../src/doors/vc-api/testing.ts'
import { accept, acceptedCertificates, readAs, revoke, sign } from '../acts/certificates.ts'
import type { NamedFile } from '../acts/checks.ts'
import { corrected } from '../acts/corrections.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Student,
} from '../acts/people.ts'
import { publicUrl, type TestWorld } from './test-world.ts'

/** A file with a known verdict. */
export interface Labelled extends NamedFile {
  verdict: CheckVerdict
  kind: string
}

export interface CorpusParties {
  issuer: Organisation
  verifier: Organisation
  student: Student
}

interface Certificate {
  bundle: Record<string, unknown> & { certificate: Record<string, unknown> }
  pdf: Buffer
  link: string
}

export async function corpusParties(world: TestWorld): Promise<CorpusParties> {
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  return { issuer, verifier: await makeVerifier(world, admin), student: await makeStudent(world, issuer) }
}

/** `count` files of every kind in turn; each holds one of a few certificates, in one of many forms. */
export async function makeCorpus(
  world: TestWorld,
  parties: CorpusParties,
  count: number,
): Promise<Labelled[]> {
  const kinds = await makeKinds(world, parties)
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const { kind, verdict, extension, make } = kinds[i % kinds.length]!
      return { kind, verdict, name: `${i}-${kind}.${extension}`, bytes: await make(i) }
    }),
  )
}

interface Kind {
  kind: string
  verdict: CheckVerdict
  extension: string
  make(n: number): Promise<Uint8Array | string> | Uint8Array | string
}

async function makeKinds(world: TestWorld, parties: CorpusParties): Promise<Kind[]> {
  const { issuer } = parties
  const [validId, revokedId, supersededId] = (await acceptedCertificates(world, parties, 3)) as [
    string,
    string,
    string,
  ]
  ok(await revoke(world, issuer, revokedId))
  const expiredId = await corrected(world, issuer, supersededId, { validUntil: '2026-07-01' })
  ok(await sign(world, issuer, [expiredId]))
  ok(await accept(world, parties.verifier, [expiredId]))
  const all = [validId, revokedId, supersededId, expiredId]
  await world.until(async () => {
    const rows = await Promise.all(all.map((id) => readAs(world, issuer, id)))
    return rows.every((row) => row.txHash && row.uri) && rows[2].supersededBy
  })
  const [valid, revoked, superseded, expired] = (await Promise.all(
    all.map((id) => fetchCertificate(world, issuer, id)),
  )) as [Certificate, Certificate, Certificate, Certificate]
  const stranger = makeStranger(world)
  const foreign = await stranger.sign(minimal({ issuer: stranger.did, name: 'A foreign certificate' }))
  const bomb = await zipOf([{ name: 'zeros.json', bytes: Buffer.alloc(4 * 1024 * 1024) }])
  const json = (value: unknown) => () => JSON.stringify(value)
  return [
    ...formsOf('valid', 'VALID', valid),
    { kind: 'valid-alone', verdict: 'VALID', extension: 'json', make: json(valid.bundle.certificate) },
    { kind: 'valid-baked', verdict: 'VALID', extension: 'png', make: () => baked(valid.bundle.certificate) },
    { kind: 'presentation', verdict: 'VALID', extension: 'json', make: json(presentationOf(valid)) },
    {
      kind: 'mixed-presentation',
      verdict: 'INVALID',
      extension: 'json',
      make: json(presentationOf(valid, revoked)),
    },
    ...formsOf('revoked', 'INVALID', revoked),
    ...formsOf('superseded', 'INVALID', superseded),
    ...formsOf('expired', 'INVALID', expired),
    { kind: 'tampered', verdict: 'INVALID', extension: 'json', make: (n) => tampered(valid.bundle, n) },
    {
      kind: 'tampered-alone',
      verdict: 'INVALID',
      extension: 'json',
      make: (n) => tampered(valid.bundle.certificate, n),
    },
    { kind: 'foreign', verdict: 'CANNOT TELL', extension: 'json', make: json(foreign) },
    { kind: 'foreign-tampered', verdict: 'INVALID', extension: 'json', make: (n) => tampered(foreign, n) },
    {
      kind: 'foreign-link',
      verdict: 'CANNOT TELL',
      extension: 'csv',
      make: () => valid.link.replace(publicUrl, 'https://other.example'),
    },
    {
      kind: 'link-without-key',
      verdict: 'CANNOT TELL',
      extension: 'csv',
      make: () => valid.link.split('#')[0]!,
    },
    {
      kind: 'unknown-link',
      verdict: 'CANNOT TELL',
      extension: 'png',
      make: () => qrPng(valid.link.replace(/verify\/\w+/, 'verify/none')),
    },
    { kind: 'corrupt', verdict: 'UNREADABLE', extension: 'pdf', make: (n) => randomBytes(500 + n) },
    {
      kind: 'cut',
      verdict: 'UNREADABLE',
      extension: 'json',
      make: (n) => JSON.stringify(valid.bundle).slice(0, 100 + n),
    },
    {
      kind: 'cut-picture',
      verdict: 'UNREADABLE',
      extension: 'png',
      make: () => qrPng(valid.link).subarray(0, 200),
    },
    {
      kind: 'blank-picture',
      verdict: 'UNREADABLE',
      extension: 'jpg',
      make: () => jpegOf(new PNG({ width: 64, height: 64, fill: true })),
    },
    { kind: 'bomb', verdict: 'UNREADABLE', extension: 'zip', make: () => bomb },
    { kind: 'other', verdict: 'UNREADABLE', extension: 'json', make: () => '{"name":"x"}' },
    { kind: 'empty', verdict: 'UNREADABLE', extension: 'txt', make: () => '' },
  ]
}

/** One certificate as a file, a PDF, a picture of its code twice, and a link. */
function formsOf(kind: string, verdict: CheckVerdict, { bundle, pdf, link }: Certificate): Kind[] {
  const picture = qrPng(link)
  return [
    { kind, verdict, extension: 'json', make: () => JSON.stringify(bundle) },
    { kind: `${kind}-pdf`, verdict, extension: 'pdf', make: () => pdf },
    { kind: `${kind}-code`, verdict, extension: 'png', make: () => picture },
    { kind: `${kind}-photograph`, verdict, extension: 'jpg', make: () => jpegOf(PNG.sync.read(picture)) },
    { kind: `${kind}-link`, verdict, extension: 'csv', make: () => `name,link\nAmal,${link}\n` },
  ]
}

async function fetchCertificate(world: TestWorld, issuer: Organisation, id: string): Promise<Certificate> {
  const get = (path: string) => callAs(world, issuer, 'GET', `/api/certificates/${id}${path}`)
  const { documentKey, certificates } = ok(await get('')).data
  const certificate = ok(await get('/credential.json'))
  const { endorsements, log } = ok(await callAs(world, issuer, 'GET', `/api/evidence/${id}`)).data
  return {
    bundle: { certificate: certificate.certificate ?? certificate, endorsements, log },
    pdf: (await get('/document.pdf')).rawPayload,
    link: `${publicUrl}/verify/${certificates[0].slug}#${documentKey}`,
  }
}

const presentationOf = (...certificates: Certificate[]) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiablePresentation'],
  verifiableCredential: certificates.map(({ bundle }) => bundle.certificate),
})

/** Changes a letter in one of the signed words, the n-th of them; the JSON stays valid. */
function tampered(document: unknown, n: number): string {
  const text = JSON.stringify(document)
  const places = [...text.matchAll(/"(?:name|description|identityHash|validFrom)":"([^"]+)"/g)]
  const { index, 0: found } = places[n % places.length]!
  const at = index + found.length - 2
  return `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`
}

/** Open Badges 3.0 §5.3.1. */
function baked(certificate: unknown): Uint8Array {
  const png = PNG.sync.write(new PNG({ width: 8, height: 8, fill: true }))
  const text = Buffer.from(`openbadgecredential\0\0\0\0\0${JSON.stringify(certificate)}`)
  const chunk = Buffer.alloc(text.length + 12)
  chunk.writeUInt32BE(text.length)
  chunk.write('iTXt', 4)
  text.copy(chunk, 8)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const jpegOf = ({ data, width, height }: PNG): Uint8Array => jpeg.encode({ data, width, height }, 60).data

export async function zipOf(files: readonly NamedFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes as Uint8Array), name)
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as unknown as AsyncIterable<Buffer>))
}

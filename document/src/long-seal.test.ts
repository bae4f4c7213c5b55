import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { credential, sample } from '../test/sample.ts'
import { type Lies, makeAuthority } from '../test/time-stamp-authority.ts'
import { addArchiveStamp } from './archive-stamp.ts'
import { newSealKey } from './index.ts'
import { openRenderer } from './renderer.ts'
import { localSealer, sealPdfWithTime } from './seal-pdf.ts'
import { askForTimeStamp, readTimeStamp, type Stamp } from './time-stamp.ts'

const now = new Date()
const authority = await makeAuthority(now)
const by = { roots: [authority.root], now }
const key = await newSealKey({ id: 'org_42', name: 'University of Northern Arabia' }, now)
const pdf = openRenderer().pdf(sample('badge'), { credential })
const evidence = {
  certificates: [key.certificate, authority.certificate.raw, authority.root.raw],
  crls: [],
  ocsps: [],
}

const stamp: Stamp = async (digest) => {
  const { request, read } = askForTimeStamp(digest)
  return read(authority.answer(request, now), by)
}
const sealForLong = async () =>
  addArchiveStamp(await sealPdfWithTime(pdf, localSealer(key), { now, stamp }), evidence, stamp)

const folder = mkdtempSync(join(tmpdir(), 'credenza-seals-'))
afterAll(() => rmSync(folder, { recursive: true }))
const stored = (name: string, bytes: Uint8Array | string): string => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined

/** The signed ranges of a file and their messages, oldest first. */
const signaturesIn = (file: Uint8Array) =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]\s*\/Contents <([0-9a-f]+)>/g),
  ].map(([, end, next, rest, hex]) => ({
    signed: Buffer.concat([
      Buffer.from(file).subarray(0, Number(end)),
      Buffer.from(file).subarray(Number(next), Number(next) + Number(rest)),
    ]),
    message: Buffer.from(hex!, 'hex'),
  }))

describe('a seal for a long time', () => {
  test('has a signature with a time, evidence, and a time-stamp over all of it', async () => {
    const sealed = await sealForLong()
    const [seal, stamped] = signaturesIn(sealed)
    expect(stamped!.signed.length + stamped!.message.length * 2 + 2).toBe(sealed.length)
    expect(readTimeStamp(stamped!.message).time.getTime()).toBe(Math.floor(now.getTime() / 1000) * 1000)
    expect(seal!.message.includes(Buffer.from('060b2a864886f70d010910020e', 'hex'))).toBe(true)
    expect(Buffer.from(sealed).toString('latin1')).toMatch(/\/Type \/DSS \/Certs \[(\d+ 0 R ?){3}\]/)
    expect(await readPdf(sealed)).toEqual(await readPdf(pdf))
  })

  test('openssl accepts the seal and the time-stamp of the document', async () => {
    const [seal, stamped] = signaturesIn(await sealForLong())
    const certificate = stored('seal.pem', pem(key.certificate))
    const cms = [
      ...['cms', '-verify', '-inform', 'DER', '-binary', '-purpose', 'any', '-out', '/dev/null'],
      ...['-in', stored('seal.der', seal!.message), '-content', stored('seal.bin', seal!.signed)],
      ...['-CAfile', certificate],
    ]
    expect(spawnSync('openssl', cms).stderr.toString()).toContain('erification successful')
    const ts = [
      ...['ts', '-verify', '-token_in', '-in', stored('stamp.der', stamped!.message)],
      ...[
        '-data',
        stored('stamp.bin', stamped!.signed),
        '-CAfile',
        stored('root.pem', authority.root.toString()),
      ],
    ]
    expect(execFileSync('openssl', ts, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()).toContain('OK')
  })

  test.skipIf(!hasPdfsig)(
    'pdfsig of Poppler (skipped where it is not installed) finds the seal valid',
    async () => {
      const said = execFileSync('pdfsig', ['-nocert', stored('sealed.pdf', await sealForLong())]).toString()
      // Poppler 22 does not check document time-stamps.
      expect(said).toMatch(/ETSI.CAdES.detached[\s\S]*?Signature is Valid/)
    },
  )

  test('is renewed by another time-stamp, and the earlier ones stay as they are', async () => {
    const sealed = await sealForLong()
    const next = await makeAuthority(now)
    const renewed = await addArchiveStamp(
      sealed,
      { certificates: [next.certificate.raw], crls: [Buffer.from('a list')], ocsps: [] },
      async (digest) => {
        const { request, read } = askForTimeStamp(digest)
        return read(next.answer(request, now), { roots: [next.root], now })
      },
    )
    expect(Buffer.from(renewed).subarray(0, sealed.length)).toEqual(Buffer.from(sealed))
    expect(signaturesIn(renewed)).toHaveLength(3)
    expect(Buffer.from(renewed).toString('latin1')).toMatch(/\/Certs \[(\d+ 0 R ?){4}\] \/CRLs \[\d+ 0 R\]/)
    expect(await readPdf(renewed)).toEqual(await readPdf(pdf))
  })
})

describe('an answer of the authority is refused', () => {
  const digest = createHash('sha256').update('what is sealed').digest()
  const answered = (lies: Lies, tell = by) => {
    const { request, read } = askForTimeStamp(digest)
    return read(authority.answer(request, now, lies), tell)
  }
  test.each<[string, Lies, string]>([
    ['about another digest', { digest: randomBytes(32) }, 'something else'],
    ['to another question', { nonce: Buffer.of(5) }, 'another question'],
    ['of long ago', { time: new Date(now.getTime() - 3_600_000) }, 'not now'],
    ['of the future', { time: new Date(now.getTime() + 3_600_000) }, 'not now'],
    ['with the certificate of somebody else', { otherCertificate: true }, 'signature is wrong'],
    ['that says no', { refuses: true }, 'refused'],
  ])('%s', (_, lies, why) => {
    expect(() => answered(lies)).toThrow(why)
    expect(answered({}).certificates.map(({ subject }) => subject)).toEqual(['CN=Test TSA', 'CN=Test Root'])
  })

  test('of another authority, and of a certificate that is for something else', async () => {
    const stranger = await makeAuthority(now)
    expect(() => answered({}, { roots: [stranger.root], now })).toThrow('that was named')
    const server = await makeAuthority(now, '1.3.6.1.5.5.7.3.1')
    const { request, read } = askForTimeStamp(digest)
    expect(() => read(server.answer(request, now), { roots: [server.root], now })).toThrow('that was named')
  })

  test('with any byte changed or cut off', () => {
    const { request, read } = askForTimeStamp(digest)
    const whole = authority.answer(request, now)
    const said = readTimeStamp(read(whole, by).token)
    let refused = 0
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole)
      changed[at]! ^= 1
      for (const bytes of [changed, whole.subarray(0, at)])
        try {
          // No signature covers some bytes, such as the list of digests, but changing them alters nothing that is relied
          // on.
          const { info, certificates } = readTimeStamp(read(bytes, by).token)
          expect(info.whole).toEqual(said.info.whole)
          expect(certificates[0]!.raw).toEqual(said.certificates[0]!.raw)
        } catch (error) {
          if (error instanceof Error && error.name === 'AssertionError') throw error
          refused++
        }
    }
    expect(refused).toBeGreaterThan(whole.length / 7)
  })
})

const pem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`

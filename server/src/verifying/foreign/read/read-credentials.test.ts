import { crc32 } from 'node:zlib'
import { bakedInSvg, embedPortable, filePlace } from '@credenza/credential/portable'
import fc from 'fast-check'
import { encode as encodeJpeg } from 'jpeg-js'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { badgePng, badgeSvg } from '../../../../../credential/test/badge.ts'
import { growth, mostGrowth } from '../../../../../credential/test/growth.ts'
import { pdfOf } from '../../../../../credential/test/pdf-with.ts'
import { qrPng } from '../../../certificates/delivery/mail/qr-png.ts'
import { readCredentials } from './read-credentials.ts'
import { Unreadable } from './unreadable.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const brought = (...credentials: unknown[]) => ({ credentials })
const read = (content: Uint8Array | string) =>
  readCredentials(typeof content === 'string' ? bytesOf(content) : content)

test('recognises credentials, presentations, JWTs and links by their content', async () => {
  const credential = { '@context': [], type: 'VerifiableCredential' }
  expect(await read(JSON.stringify(credential))).toEqual(brought(credential))
  const presentation = { type: ['VerifiablePresentation'], verifiableCredential: [credential, credential] }
  expect(await read(JSON.stringify(presentation))).toEqual(brought(credential, credential))
  expect(await read(' e30.e30.AA\n')).toEqual(brought('e30.e30.AA'))
  expect(await read(qrPng('https://a.example/verify/x#k'))).toEqual({ link: 'https://a.example/verify/x#k' })
  for (const badge of [badgePng, badgeSvg]) {
    const text = JSON.stringify(credential)
    expect(await read(badge(text))).toEqual(brought(credential))
    expect(await read(badge('e30.e30.AA', 'e30.e30.AA'))).toEqual(brought('e30.e30.AA'))
    await expect(read(badge(text, 'e30.e30.AA'))).rejects.toThrow('picture-several')
  }
})

test('a PDF that is the scan of a paper leads where the code on it leads', async () => {
  const scan = (text: string) => {
    const { data } = encodeJpeg(PNG.sync.read(Buffer.from(qrPng(text))), 80)
    return pdfOf([{ entries: '/Subtype /Image /Filter /DCTDecode', data }])
  }
  expect(await read(scan('https://a.example/verify/x#k'))).toEqual({ link: 'https://a.example/verify/x#k' })
  await expect(read(pdfOf([]))).rejects.toThrow('pdf-empty')
})

test('takes no page that checks itself for a badge, wherever a credential was added to it', async () => {
  const bundle = { certificate: { '@context': [], id: 'urn:uuid:1' }, endorsements: [] }
  const answers = { didDocuments: {}, records: {}, statusLists: {}, statements: {}, reviews: {} }
  const recording = { at: '2026-11-20T12:00:00Z', logKey: '', chain: null, ...answers }
  const page = embedPortable(`<html>${filePlace}</html>`, {
    bundle,
    recording,
    link: 'https://certs.example/verify/a',
    drawing: null,
  })
  const added = badgeSvg(JSON.stringify({ '@context': [], id: 'urn:uuid:2' }))
  expect(await read(page.replace('<html>', `<html>${added}`))).toEqual({ credentials: [bundle] })
})

test('takes JSON, a page or a text that contains a badge for no badge', async () => {
  const badge = '<svg ><openbadges:credential>e30.e30.AA</openbadges:credential></svg>'
  expect(await read(badge)).toEqual(brought('e30.e30.AA'))
  for (const before of [
    '\ufeff \n',
    '<?xml version="1.0"?>\n<!-- Teamwork -->',
    '<!DOCTYPE svg PUBLIC "a" "b">',
  ])
    expect(await read(before + badge)).toEqual(brought('e30.e30.AA'))
  const holder = { description: `${badge}<html>`, '@context': [], type: 'VerifiableCredential' }
  expect(await read(JSON.stringify(holder))).toEqual(brought(holder))
  for (const text of [`<!doctype html><body>${badge}`, `Mallory ${badge}`, `e30.e30.AA~${badge}`])
    await expect(read(text)).rejects.toThrow(Unreadable)
})

test('never chooses between the certificate baked into a picture and another one that its code leads to', async () => {
  const issuer = 'did:web:a.example:issuers:org_0123456789abcdef'
  const certificate = { '@context': [], type: 'VerifiableCredential', issuer }
  const baked = badgePng(JSON.stringify(certificate)).subarray(8)
  const badge = (picture: Uint8Array) => Buffer.concat([picture.subarray(0, 33), baked, picture.subarray(33)])
  const plain = PNG.sync.write(new PNG({ width: 8, height: 8, fill: true }))
  for (const picture of [plain, qrPng('https://university.example/')])
    expect(await read(badge(picture))).toEqual(brought(certificate))
  const other = qrPng('https://a.example/verify/x#k')
  await expect(read(badge(other))).rejects.toThrow('picture-several')
  const large = new PNG({ width: 3_000, height: 2_100, fill: true })
  const code = PNG.sync.read(Buffer.from(other))
  PNG.bitblt(code, large, 0, 0, code.width, code.height, 100, 100)
  await expect(read(badge(PNG.sync.write(large)))).rejects.toThrow('picture-several')
})

test('takes no certificate of ours out of a picture that people may see differently, or that we cannot open', async () => {
  const issuer = 'did:web:a.example:issuers:org_0123456789abcdef'
  const plain = PNG.sync.write(new PNG({ width: 8, height: 8, fill: true }))
  const interlaced = Buffer.from(plain)
  interlaced[28] = 1
  const cut = plain.subarray(0, -20)
  const animated = Buffer.concat([
    plain.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1'),
    plain.subarray(33),
  ])
  const badge = (picture: Uint8Array, by: string) => {
    const baked = badgePng(
      JSON.stringify({ '@context': [], type: 'VerifiableCredential', issuer: by }),
    ).subarray(8)
    return Buffer.concat([picture.subarray(0, 33), baked, picture.subarray(33)])
  }
  for (const picture of [interlaced, cut, animated])
    await expect(read(badge(picture, issuer))).rejects.toThrow(Unreadable)
  for (const picture of [interlaced, cut])
    expect(await read(badge(picture, 'did:web:other.example'))).toHaveProperty('credentials')
})

test('never chooses between two links in a picture', async () => {
  const [first, second] = ['x', 'y'].map((slug) =>
    PNG.sync.read(Buffer.from(qrPng(`https://a.example/verify/${slug}#k`))),
  )
  const both = new PNG({ width: first!.width * 2, height: first!.height })
  PNG.bitblt(first!, both, 0, 0, first!.width, first!.height, 0, 0)
  PNG.bitblt(second!, both, 0, 0, first!.width, first!.height, first!.width, 0)
  expect(await read(PNG.sync.write(both))).toEqual({ credentials: [], cameIn: 'altered-paper' })
})

test('searches a drawing in a time that grows with its length', async () => {
  const tag = '<svg ><openbadges:credential '
  expect(await growth((n) => bakedInSvg(tag.repeat(n)), 200)).toBeLessThan(mostGrowth)
  expect(await growth((n) => bakedInSvg(`${tag}>`.repeat(n)), 200)).toBeLessThan(mostGrowth)
  const ended = (n: number) => `${`${tag}>`.repeat(n)}</openbadges:credential>`.repeat(2)
  expect(await growth((n) => bakedInSvg(ended(n)), 200)).toBeLessThan(mostGrowth)
})

describe('a picture', () => {
  const png = PNG.sync.write(new PNG({ width: 8, height: 8, fill: true }))

  test('is refused by its declared size, before it is unpacked', async () => {
    const huge = Buffer.from(png)
    huge.writeUInt32BE(100_000, 16)
    huge.writeUInt32BE(100_000, 20)
    await expect(read(huge)).rejects.toThrow('picture-too-large')
    const larger = Buffer.from(png)
    larger.writeUInt32BE(25_000, 16)
    larger.writeUInt32BE(crc32(larger.subarray(12, 29)), 29)
    const twice = Buffer.concat([png.subarray(0, 33), larger.subarray(8)])
    await expect(read(twice)).rejects.toThrow('picture-damaged')
    const interlaced = Buffer.from(png)
    interlaced[28] = 1
    await expect(read(interlaced)).rejects.toThrow('picture-interlaced')
  })

  test('without a code says so', async () => {
    await expect(read(png)).rejects.toThrow('picture-empty')
  })
})

test('anything else is unreadable, never a crash', async () => {
  const start = fc.constantFrom(
    '',
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    '{',
    '<html',
    '<svg ',
    'a.b.',
  )
  const content = fc.tuple(start, fc.uint8Array({ maxLength: 300 }))
  await fc.assert(
    fc.asyncProperty(content, async ([head, rest]) => {
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), rest])
      await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(Unreadable))
    }),
    { numRuns: 200 },
  )
})

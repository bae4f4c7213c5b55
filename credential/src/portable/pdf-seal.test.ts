import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { der, ecKeys, flipped, messageOf, rsaKeys, sealedPdf } from '../../test/sealed-pdf.ts'
import { readSeal } from './pdf-seal.ts'

const pages = '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n'
const sealed = sealedPdf(pages)
const said = (pdf: Uint8Array) => readSeal(pdf).cameIn

test('the seal of an unchanged PDF is read, whatever its key', () => {
  for (const keys of [ecKeys(), rsaKeys()]) {
    const pdf = sealedPdf(pages, keys)
    expect(readSeal(pdf)).toMatchObject({ cameIn: { signature: expect.any(Uint8Array) }, sealed: pdf })
  }
})

test('any changed byte outside the message breaks it', () => {
  const text = sealed.toString('latin1')
  const [start, end] = [text.indexOf('/Contents <') + '/Contents '.length, text.indexOf('> >>')]
  const unnoticed = [...sealed.keys()].filter((at) => typeof said(flipped(sealed, at)) !== 'string')
  expect(unnoticed.every((at) => at > start && at < end)).toBe(true)
  expect(typeof said(sealed)).toBe('object')
})

test('so does anything that is added after it or cut off, and a second seal', () => {
  expect(said(Buffer.concat([sealed, Buffer.from('11 0 obj\n')]))).toBe('altered-pdf')
  expect(said(sealed.subarray(0, -1))).toBe('altered-pdf')
  expect(said(sealedPdf(sealed))).toBe('altered-pdf')
})

test('a digest that is only written into the file proves nothing', () => {
  const write = (digest: Uint8Array) => Buffer.from(digest)
  expect(said(sealedPdf(pages, undefined, { write }))).toBe('altered-pdf')
})

test('nor does a message about another file', () => {
  const write: typeof messageOf = (_, key) => messageOf(hash('sha256', pages, 'buffer'), key)
  expect(said(sealedPdf(pages, undefined, { write }))).toBe('altered-pdf')
})

test('a PDF without a signature has no seal', () => {
  expect(said(Buffer.from(pages))).toBe('unsealed-pdf')
})

test.each([
  ['no value', Buffer.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff)],
  ['a value without length', Buffer.of(0x30, 0x80, 0, 0)],
  ['thirty thousand values', der(0x30, Buffer.alloc(60_000, Buffer.of(0x05, 0)))],
  [
    'a thousand levels',
    Array.from({ length: 1_000 }).reduce<Buffer>((inner) => der(0x30, inner), Buffer.alloc(0)),
  ],
])('a message of %s is not a seal', (_, message) => {
  const pdf = sealedPdf(pages, undefined, { write: () => message, room: message.length })
  expect(said(pdf)).toBe('altered-pdf')
})

test('twenty megabytes of beginnings of signatures are read quickly', () => {
  const many = Buffer.alloc(20_000_000, '/ByteRange [0 1 2 3] /Contents <')
  expect(said(many)).toBe('altered-pdf')
  expect(said(Buffer.concat([sealed, many]))).toBe('altered-pdf')
})

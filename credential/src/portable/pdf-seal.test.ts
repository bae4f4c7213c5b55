import { expect, test } from 'vitest'
import { flipped, sealedPdf } from '../../test/sealed-pdf.ts'
import { isSealBroken } from './pdf-seal.ts'

const sealed = sealedPdf('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n')

test('a sealed PDF is whole, and so is one that was sealed once more', () => {
  expect(isSealBroken(sealed)).toBe(false)
  expect(isSealBroken(sealedPdf(sealed))).toBe(false)
})

test('any changed byte breaks the seal', () => {
  const unnoticed = [...sealed.keys()].filter((at) => !isSealBroken(flipped(sealed, at)))
  // The brackets round the message are no part of it.
  const text = sealed.toString('latin1')
  const brackets = [text.indexOf('/Contents <') + '/Contents '.length, text.lastIndexOf('> >>')]
  expect(unnoticed).toEqual(brackets)
})

test('so does anything that is added after it or cut off', () => {
  expect(isSealBroken(Buffer.concat([sealed, Buffer.from('11 0 obj\n')]))).toBe(true)
  expect(isSealBroken(sealed.subarray(0, -1))).toBe(true)
})

test('nothing is said of a PDF without a seal', () => {
  expect(isSealBroken(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n'))).toBe(false)
})

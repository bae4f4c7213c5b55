import { expect, it } from 'vitest'
import { wrongFileOf } from './wrong-file.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const zip = 'PK\x03\x04....'

it.each<[string, Uint8Array, string]>([
  ['a workbook', bytes(zip, 'xl/workbook.xml'), 'excel'],
  ['a text document', bytes(zip, '[Content_Types].xml', 'word/document.xml'), 'word'],
  ['slides', bytes(zip, 'ppt/presentation.xml'), 'powerpoint'],
  ['another archive', bytes(zip, 'photos/a.jpg'), 'archive'],
  ['an Office file of before 2007', bytes([0xd0, 0xcf, 0x11, 0xe0], 'Workbook'), 'office'],
  ['an empty file', bytes(), 'empty'],
])('recognises %s', (_what, content, kind) => {
  expect(wrongFileOf(content)).toBe(kind)
})

it.each([
  ['a PDF', bytes('%PDF-1.7 word/document.xml')],
  ['a certificate', bytes('{"type":["VerifiableCredential"]}')],
  ['bytes too few to tell', bytes('PK')],
])('says nothing about %s', (_what, content) => {
  expect(wrongFileOf(content)).toBeUndefined()
})

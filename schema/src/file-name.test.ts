import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileBaseOf, fileNameOf } from './file-name.ts'

const named = (title: string, userName = '') => fileNameOf({ title, userName }, 'pdf')

test('a file says what it is and whose, in their own script', () => {
  expect(named('Laboratory Safety', 'Mariam Al Kaabi')).toBe('Laboratory Safety – Mariam Al Kaabi.pdf')
  expect(named('بكالوريوس الهندسة', 'نور الهدى')).toBe('بكالوريوس الهندسة – نور الهدى.pdf')
  expect(named('土木工程学士', '李思雨')).toBe('土木工程学士 – 李思雨.pdf')
})

test.each([
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['C:\\a|b<c>"d"?*', 'C a b c d.pdf'],
  ['  B.Sc.\n\t(Hons.) ', 'B.Sc. (Hons.).pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['a\u2066b\u2069c\u200e\u061cd\u0000', 'abcd.pdf'],
  ['می\u200cخواهم', 'می\u200cخواهم.pdf'],
  ['half \ud800 a letter', 'half a letter.pdf'],
  ['aux', '_aux.pdf'],
  ['Con. art', '_Con. art.pdf'],
  ['Contract', 'Contract.pdf'],
  ['...', 'certificate.pdf'],
])('%j is saved as %j', (title, name) => {
  expect(named(title)).toBe(name)
})

test('a long name is cut between characters, and the person is still named', () => {
  const name = named('👩‍🎓'.repeat(40), 'Mariam')
  expect(name).toMatch(/^(👩‍🎓)+ – Mariam\.pdf$/u)
})

test('file systems accept the file name of any certificate', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(text, text, (title, userName) => {
      const base = fileBaseOf({ title, userName })
      expect(base).not.toMatch(/[/\\:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]|^[. ]|[. ]$/u)
      expect(base.isWellFormed()).toBe(true)
      expect(base).not.toBe('')
      expect(Buffer.byteLength(base)).toBeLessThanOrEqual(200)
    }),
  )
})

import { expect, test } from 'vitest'
import { paperNumber, paperNumberKey, paperNumberProof, readPaperNumber } from './paper-number.ts'

const number = paperNumber(Uint8Array.from({ length: 19 }, (_, i) => i * 37))

test('is five groups of four symbols that cannot be mistaken for each other', () => {
  expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readPaperNumber(number)).toBe(number)
  expect(paperNumber(new Uint8Array(19))).toBe('0000-0000-0000-0000-0000')
  expect(() => paperNumber(new Uint8Array(18))).toThrow(RangeError)
})

test('uses 95 bits: every random byte changes it', () => {
  const all = Array.from({ length: 19 }, (_, i) => paperNumber(new Uint8Array(19).with(i, 1)))
  expect(new Set(all).size).toBe(19)
})

test.each([
  ['in small letters', number.toLowerCase()],
  ['without dashes', number.replaceAll('-', '')],
  ['with spaces and another dash', ` ${number.replaceAll('-', ' – ')}\n`],
  ['with direction marks', `\u200F${number}\u200E`],
  ['with the letter o for the digit 0', number.replaceAll('0', 'o')],
  ['with the letter l for the digit 1', number.replaceAll('1', 'l')],
  ['with Arabic digits', number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
  ['with Persian digits', number.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))],
])('is read %s', (_, typed) => expect(readPaperNumber(typed)).toBe(number))

test('notices every wrong symbol, and every two that changed places', () => {
  const symbols = [...number.replaceAll('-', '')]
  for (const [at, symbol] of symbols.entries()) {
    for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
      if (other !== symbol) expect(readPaperNumber(symbols.with(at, other).join(''))).toBeUndefined()
    for (const [to, other] of symbols.entries())
      if (other !== symbol)
        expect(readPaperNumber(symbols.with(at, other).with(to, symbol).join(''))).toBeUndefined()
  }
})

test.each(['', '0', number.slice(0, -1), `${number}0`, number.replace(/.$/, 'U'), `${number}/x`])(
  'refuses %j',
  (typed) => expect(readPaperNumber(typed)).toBeUndefined(),
)

test('its key and its proof have nothing in common', () => {
  expect(paperNumberKey(number)).toHaveLength(32)
  expect(paperNumberProof(number)).toMatch(/^[\w-]{43}$/)
  expect(Buffer.from(paperNumberKey(number)).toString('base64url')).not.toBe(paperNumberProof(number))
})

import { expect, test } from 'vitest'
import { paperOf, printed } from '../../test/paper.ts'
import { codesOnPaper } from './codes-on-paper.ts'

const code = printed(paperOf().statement)
const otherCode = printed(paperOf({ title: 'Doctor of Medicine' }).statement)
const link = 'https://credenza.example/verify/abcdefgh#key'
const university = 'https://university.example/'

test.each([
  ['link and code', [link, code], { link, code }],
  ['code and link', [code, link], { link, code }],
  ['the same twice', [link, link], { link }],
  ['a code alone', [code], { code }],
  ['a link alone', [link], { link }],
  ['an address that leads to no certificate, beside both', [university, code, link], { link, code }],
  ['an address that leads to no certificate, alone', [university], { link: university }],
  ['any text alone', ['hello'], { link: 'hello' }],
  ['any text beside a code', ['hello', code], { code }],
  ['nothing', [], {}],
])('%s: one certificate at most', (_, texts, found) => {
  expect(codesOnPaper(texts)).toEqual({ ...found, agree: true })
})

test.each([
  ['two codes', [code, otherCode]],
  ['two codes beside a link', [link, code, otherCode]],
  ['two links', [link, `${link}x`]],
  ['two links beside a code', [code, link, 'https://evil.example/verify/abcdefgh#key']],
  [
    'a number’s link beside the printed one',
    [link, 'https://credenza.example/v/7KQ2-M4XA-7KQ2-M4XA-7KQ2', code],
  ],
  ['another host’s link in the place of the printed one', ['https://evil.example/verify/abcdefgh#key', code]],
  ['another address in the place of the printed link', ['https://evil.example/', code]],
  ['a share link beside a code', ['https://credenza.example/verify/s/abcdefgh#key', code]],
  ['a damaged code', [link, code.slice(0, 100)]],
])('%s: not of one certificate', (_, texts) => {
  expect(codesOnPaper(texts).agree).toBe(false)
  expect(codesOnPaper(texts.toReversed()).agree).toBe(false)
})

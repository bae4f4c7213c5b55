import { expect, test } from 'vitest'
import { paperOf, printed } from '../../test/paper.ts'
import { codesOnPages } from './codes-on-pages.ts'

const code = printed(paperOf().statement)
const otherCode = printed(paperOf({ title: 'Doctor of Medicine' }).statement)
const link = 'https://credenza.example/verify/abcdefgh#key'
const university = 'https://university.example/'

test.each([
  ['a page without codes beside one with both', [[], [link, code]], [link, code]],
  ['a page on which one of the codes is unreadable', [[link], [link, code]], [link, link, code]],
  ['a letter of the university before it', [[university], [code]], [code]],
  ['only a letter of the university', [[], [university]], [university]],
  ['a page with the codes of two certificates', [[code, otherCode]], [code, otherCode]],
  ['pages without codes', [[], []], []],
])('reads the codes of %s', (_, pages, codes) => {
  expect(codesOnPages(pages)).toEqual(codes)
})

test.each([
  ['two certificates', [[code], [otherCode]]],
  ['two links', [[link], [`${link}x`]]],
])('does not choose between %s on different pages', (_, pages) => {
  expect(codesOnPages(pages)).toBeUndefined()
})

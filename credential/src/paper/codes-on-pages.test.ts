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
  ['nothing', [[], []], []],
  ['two certificates', [[code], [otherCode]], undefined],
  ['two links', [[link], [`${link}x`]], undefined],
])('%s', (_, pages, codes) => {
  expect(codesOnPages(pages)).toEqual(codes)
})

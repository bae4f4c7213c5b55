import { afterEach, expect, it } from 'vitest'
import { focusRow, placeOfRow, shortcutOf } from './row-shortcuts.ts'

const pressed = (key: string, rest: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: document.body,
    ...rest,
  })
const inside = (html: string) => {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]')
}
afterEach(() => {
  document.body.innerHTML = ''
})

it('is the letter, in either case; on a keyboard without Latin letters, the one at its place', () => {
  expect([pressed('j'), pressed('J'), pressed('?')]).toEqual(['j', 'j', '?'])
  expect([pressed('ش', { code: 'KeyA' }), pressed('؟', { code: 'Slash' })]).toEqual(['a', '?'])
  expect([pressed('Tab', { code: 'Tab' }), pressed('1', { code: 'Digit1' })]).toEqual([undefined, undefined])
})

it.each(['ctrlKey', 'metaKey', 'altKey'])('is none while %s is held', (modifier) => {
  expect(pressed('a', { [modifier]: true })).toBeUndefined()
})

it.each([
  ['<textarea data-here></textarea>', undefined],
  ['<input type="search" data-here>', undefined],
  ['<select data-here></select>', undefined],
  ['<div contenteditable="true"><b data-here></b></div>', undefined],
  ['<input type="checkbox" data-here>', 'a'],
  ['<button data-here></button>', 'a'],
  ['<div role="menu"><button data-here></button></div>', undefined],
])('in %s it is %s', (html, expected) => {
  expect(pressed('a', { target: inside(html) })).toBe(expected)
})

it('of keys held down, only J and K go on: one press decides once', () => {
  expect(['j', 'k', 'a', 'r', '?'].map((key) => pressed(key, { repeat: true }))).toEqual([
    'j',
    'k',
    undefined,
    undefined,
    undefined,
  ])
})

it('moves from row to row and stays at the ends', () => {
  const rows = [2, 3].map((index) => `<tr tabindex="-1" aria-rowindex="${index}"><td>${index}</td></tr>`)
  inside(`<table><tr aria-rowindex="1"><th data-here></th></tr>${rows.join('')}</table>`)
  const table = document.querySelector('table')!
  const focused = () => placeOfRow(document.activeElement)
  expect(placeOfRow(document.querySelector('th'))).toBe(-1)
  focusRow(table, 0)
  expect(focused()).toBe(0)
  focusRow(table, 1)
  focusRow(table, 2)
  expect(focused()).toBe(1)
  focusRow(table, -1)
  expect(focused()).toBe(1)
})

import { expect, test } from 'vitest'
import { insertText, unknownPlaceholders } from './insert-text.ts'

test('the selection is replaced, and the cursor is after the inserted text', () => {
  expect(insertText('Dear X,', { start: 5, end: 6 }, '{{name}}')).toEqual({
    text: 'Dear {{name}},',
    cursor: 13,
  })
  expect(insertText('', { start: 0, end: 0 }, '{{date}}')).toEqual({ text: '{{date}}', cursor: 8 })
})

test('only unknown names are reported, each once', () => {
  const text = '{{name}} {{ nmae }} {{grade}} {{nmae}} {one}'
  expect(unknownPlaceholders(text, ['name'])).toEqual(['nmae', 'grade'])
})

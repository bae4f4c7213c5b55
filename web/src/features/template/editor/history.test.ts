import { expect, test } from 'vitest'
import { changed, redone, startHistory, undone } from './history.ts'

const typed = (words: readonly [text: string, field: string, at: number][]) =>
  words.reduce((history, [text, field, at]) => changed(history, text, field, at), startHistory('start'))

test('continued typing in one field is one step; a pause or another field starts the next', () => {
  const history = typed([
    ['H', 'heading', 0],
    ['He', 'heading', 300],
    ['Hel', 'heading', 5000],
    ['Hel!', 'body', 5100],
  ])
  expect(history.past).toEqual(['start', 'He', 'Hel'])
})

test('undo and redo walk the same states, and typing discards undone states', () => {
  const history = typed([
    ['a', 'x', 0],
    ['b', 'y', 10],
  ])
  const before = undone(undone(history))
  expect(before.present).toBe('start')
  expect(undone(before)).toBe(before)
  expect(redone(redone(before)).present).toBe('b')
  const anew = changed(undone(history), 'c', 'y', 20)
  expect(anew.past).toEqual(['start', 'a'])
  expect(redone(anew)).toBe(anew)
})

test('after an undo the same field starts a new step', () => {
  const history = undone(
    typed([
      ['a', 'x', 0],
      ['b', 'y', 10],
    ]),
  )
  expect(changed(history, 'c', 'y', 20).past).toEqual(['start', 'a'])
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import { sealedJson } from './sealed-json.ts'

const keys = keysOf(randomBytes(32))
const notes = sealedJson<{ text: string }>('note')
const note = { text: 'Grüße, 你好 \u{1F393}' }

test('a value opens as it was sealed, for its purpose only', () => {
  const sealed = notes.seal(keys, note)
  expect(notes.open(keys, sealed)).toEqual(note)
  expect(() => sealedJson('letter').open(keys, sealed)).toThrow()
  expect(() => notes.open(keys, sealed.with(20, sealed[20]! ^ 1))).toThrow()
})

test('rows stay as they always were: JSON in UTF-8 under the purpose', () => {
  const bytes = Buffer.from(JSON.stringify(note))
  expect(Buffer.from(keys.open('note', notes.seal(keys, note)))).toEqual(bytes)
  expect(notes.open(keys, keys.seal('note', bytes))).toEqual(note)
})

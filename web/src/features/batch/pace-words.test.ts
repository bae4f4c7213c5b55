import { expect, it } from 'vitest'
import { paceWords } from './pace-words.ts'

const batch = {
  total: 1000,
  done: 300,
  failed: 100,
  perSecond: 4.04,
  waitsFor: null,
}

it('a running batch says how quickly it goes on, and how long the rest will take', () => {
  expect(paceWords(batch)).toBe('4 per second, about 02:29 left')
  expect(paceWords({ ...batch, perSecond: 40.4 })).toBe('40 per second, about 00:15 left')
})

it('says nothing before that is known, near the end, while it waits, and once it has ended', () => {
  const why = { error: 'unavailable', message: 'Away', key: 'unavailable.key_store', parameters: {} }
  expect(paceWords({ ...batch, perSecond: 0 })).toBeUndefined()
  expect(paceWords({ ...batch, perSecond: 600 })).toBeUndefined()
  expect(paceWords({ ...batch, waitsFor: why })).toBeUndefined()
  expect(paceWords({ ...batch, done: 900 })).toBeUndefined()
})

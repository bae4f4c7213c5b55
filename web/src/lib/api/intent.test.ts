import { expect, it } from 'vitest'
import { newIntent } from './intent.ts'

it('retrying the same body uses the same idempotency key, so that nothing is created twice', () => {
  const intent = newIntent()
  const first = intent.keyFor({ name: 'Ada' })
  expect(intent.keyFor({ name: 'Ada' })).toBe(first)
  expect(intent.keyFor({ name: 'Grace' })).not.toBe(first)
  expect(intent.keyFor({ name: 'Ada' })).toBe(first)
})

it('creating the same thing again on purpose gets a new key', () => {
  const intent = newIntent()
  const first = intent.keyFor({ name: 'Ada' })
  intent.finished()
  expect(intent.keyFor({ name: 'Ada' })).not.toBe(first)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
})

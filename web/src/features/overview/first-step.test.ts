import { expect, it } from 'vitest'
import { firstStep } from './first-step.ts'

const done = { done: true }
const open = { done: false }
const optional = { done: false, isOptional: true }

it('the next step is the first that is neither done nor optional', () => {
  expect(firstStep([open, optional, open, open])).toBe(0)
  expect(firstStep([done, optional, open, open])).toBe(2)
  expect(firstStep([done, done, done, open])).toBe(3)
})

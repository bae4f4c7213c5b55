import { errorStatus } from '@credenza/schema'
import { sentences as english } from '@credenza/schema/sentences/all'
import { codeOf, type ErrorKey } from '@credenza/schema/sentences/english'
import { expect, test } from 'vitest'
import { ApiError, fieldRefusal, formRefusal, refusal, refusalInWords } from './api-error.ts'

test('only what is in the table of sentences can be refused with, and with all that it fills in', () => {
  expect(refusal('look_alike', { name: 'Liwa' }).message).toContain('Liwa')
  const notCompiling = [
    // @ts-expect-error There is no such sentence.
    () => refusal('not_found.unicorn'),
    // @ts-expect-error This one is not a refusal.
    () => refusal('health.jobs_ok'),
    // @ts-expect-error The name is missing.
    () => refusal('look_alike'),
    // @ts-expect-error There is no such parameter.
    () => refusal('look_alike', { name: 'Liwa', row: 7 }),
    // @ts-expect-error It fills in nothing.
    () => refusal('not_found', { name: 'Liwa' }),
    // @ts-expect-error Words are not a sentence.
    () => new ApiError('Something else.'),
  ]
  expect(notCompiling).toHaveLength(6)
})

test('the key of every refusal says its error code, which has a status', () => {
  const keys = Object.keys(english).filter((key) => key.split('.')[0]! in errorStatus) as ErrorKey[]
  expect(keys.length).toBeGreaterThan(150)
  for (const key of keys) expect(errorStatus[codeOf(key)]).toBeGreaterThanOrEqual(400)
})

test('the refusal of a field says the same of it, and that of a form begins with its first field', () => {
  const { sentence, fields, status } = fieldRefusal('title', 'invalid.too_long', { max: 20 })
  expect(fields).toEqual({ title: sentence })
  expect(status).toBe(422)
  expect(refusalInWords(sentence)).toEqual({
    error: 'invalid',
    message: 'Use at most 20 characters.',
    key: 'invalid.too_long',
    parameters: { max: 20 },
  })
  expect(formRefusal({ title: sentence })?.message).toBe('Use at most 20 characters.')
  expect(formRefusal({})).toBeUndefined()
})

import { messages } from '@credenza/schema/messages'
import { expect, it } from 'vitest'
import { ApiFailure, fieldsOf, messageOf } from './api-failure.ts'

const failure = (message: string, fields = {}) => new ApiFailure(message, 'invalid', 422, fields)

it.each<[string, unknown, string | undefined, string]>([
  ['the server’s sentence', failure('Name is required'), 'Not saved.', 'Name is required'],
  ['the screen’s own, where the server gave none', failure(''), 'Not saved.', 'Not saved.'],
  ['a general one, where the screen has none', failure(''), undefined, messages.somethingWrong],
  ['what was thrown, where it is not an error', 'out of paper', undefined, 'out of paper'],
])('shows %s', (_what, error, own, shown) => {
  expect(messageOf(error, own)).toBe(shown)
})

it('names the fields to correct for a refusal, and none for anything else', () => {
  expect(fieldsOf(failure('Name is required', { name: 'Name is required' }))).toEqual({
    name: 'Name is required',
  })
  for (const other of [new Error('broken'), null, undefined, 'text']) expect(fieldsOf(other)).toEqual({})
})

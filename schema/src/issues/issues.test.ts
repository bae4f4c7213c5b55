import { expect, test } from 'vitest'
import { z } from 'zod'
import { email } from '../email.ts'
import { listQuery } from '../envelope.ts'
import { field } from '../sentences/field.ts'
import { wordsOf } from '../sentences/sentence.ts'
import { text } from '../text.ts'
import { sentenceIn } from './issue-sentence.ts'
import { saying } from './saying.ts'

/** What a schema says about a value, as text and by key. */
function said(schema: z.ZodType, value: unknown) {
  const sentence = sentenceIn(schema.safeParse(value).error!.issues[0]!.message)!
  return { words: wordsOf(field, sentence), ...sentence }
}
const inField = (schema: z.ZodType) => z.object({ rollNumber: schema })

test.each([
  ['nothing', z.string(), undefined, 'Roll Number is required', 'invalid.required'],
  ['null', z.number(), null, 'Roll Number is required', 'invalid.required'],
  ['a number for a text', z.string(), 5, 'Roll Number must be text', 'invalid.not_text'],
  ['a text for a number', z.number(), 'x', 'Roll Number must be a number', 'invalid.not_a_number'],
  ['a half', z.int(), 1.5, 'Roll Number must be a whole number', 'invalid.not_whole'],
  ['a text for yes or no', z.boolean(), 'x', 'Answer with true or false.', 'invalid.not_a_flag'],
  ['a text for a list', z.array(z.string()), 'x', 'Roll Number must be a list', 'invalid.not_a_list'],
  ['a list for an object', z.object({}), [], 'Roll Number must be a JSON object', 'invalid.not_an_object'],
  ['an empty text', z.string().min(1), '', 'Roll Number is required', 'invalid.required'],
  ['a short text', z.string().min(8), 'x', 'Use at least 8 characters.', 'invalid.too_short'],
  ['a long text', z.string().max(3), 'long', 'Use at most 3 characters.', 'invalid.too_long'],
  ['a small number', z.number().min(2), 1, 'Roll Number must be 2 or more', 'invalid.too_small'],
  ['a large number', z.number().max(2), 3, 'Roll Number must be 2 or less', 'invalid.too_large'],
  [
    'a limit beyond all numbers',
    listQuery([]).shape.limit.unwrap(),
    '1e308',
    'Roll Number must be 1000 or less',
    'invalid.too_large',
  ],
  ['a short list', z.array(z.int()).min(1), [], 'Roll Number must have at least 1 entry', 'invalid.too_few'],
  [
    'a long list',
    z.array(z.int()).max(1),
    [1, 2],
    'Roll Number must have at most 1 entry',
    'invalid.too_many',
  ],
  ['no such choice', z.enum(['a', 'b']), 'c', 'Roll Number must be one of: a, b', 'invalid.not_a_choice'],
  ['no date', z.iso.date(), 'x', 'Roll Number must be a date such as 2025-06-30', 'invalid.not_a_date'],
  ['no email address', z.email(), 'x', 'Invalid email format.', 'invalid.email'],
  ['an unknown member', z.strictObject({}), { a: 1 }, 'Leave out a.', 'invalid.unknown_members'],
])('%s has our own sentence, in words and by key', (_name, schema, value, words, key) => {
  expect(said(inField(schema), { rollNumber: value })).toMatchObject({ words, key })
})

test('with several allowed forms, the error is about the one nearest to the value', () => {
  const forms = z.union([z.string(), z.object({ year: z.number() }), z.object({ ids: z.array(z.string()) })])
  expect(said(inField(forms), { rollNumber: { ids: [5] } })).toMatchObject({
    key: 'invalid.not_text',
    parameters: { field: 'ids' },
  })
})

test('the message of the schema itself takes precedence, with its parameters', () => {
  expect(said(text('fatherName', 20), '')).toMatchObject({
    key: 'invalid.required',
    parameters: { field: 'fatherName' },
  })
  expect(said(text('title', 20), 'x'.repeat(21))).toMatchObject({
    key: 'invalid.too_long',
    parameters: { max: 20 },
  })
  expect(said(text('title', 20), 'x'.repeat(200))).toMatchObject({ parameters: { max: 20 } })
  expect(said(email({ error: saying('invalid.email_required') }), '')).toMatchObject({
    words: 'Email is required.',
  })
  const own = z.string().superRefine((_, ctx) => {
    ctx.addIssue({
      code: 'custom',
      message: saying('invalid.placeholder', { name: 'salary', known: ['name'] }),
    })
  })
  expect(said(own, 'x')).toEqual({
    words: '{{salary}} cannot be used here. Use {{name}}.',
    key: 'invalid.placeholder',
    parameters: { name: 'salary', known: ['name'] },
  })
})

test('plain text from a foreign schema stays as it is', () => {
  expect(sentenceIn('name the addresses of your proxies')).toBeUndefined()
})

import { text } from '@credenza/schema/text'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { formResolver } from './form-resolver.ts'

const schema = z.object({
  title: text('title', 5),
  /** Has the same name as a part of an error. */
  type: z.enum(['private', 'public']),
  mail: z.object({ message: text('message') }),
  signatories: z.array(z.object({ name: text('name') })),
  file: z.string().superRefine((_, check) => {
    check.addIssue({ code: 'custom', message: 'This file is empty.' })
  }),
})
const options = { fields: {}, shouldUseNativeValidation: false }

it('says in words what is wrong with each field, even for a rule without its own sentence', async () => {
  const values = {
    title: 'too long',
    type: 'club',
    mail: { message: '' },
    signatories: [{ name: 'A' }, { name: '' }],
  }
  const { errors } = await formResolver(schema)({ ...values, file: '' } as never, undefined, options)
  expect(errors).toMatchObject({
    title: { message: 'Use at most 5 characters.' },
    type: { message: 'Type must be one of: private, public' },
    mail: { message: { message: 'Message is required' } },
    file: { message: 'This file is empty.' },
  })
  expect(errors.signatories?.[1]?.name?.message).toBe('Name is required')
})

it('returns the schema’s output for valid values', async () => {
  const { values, errors } = await formResolver(z.object({ title: text('title') }))(
    { title: ' Bridges ' },
    undefined,
    options,
  )
  expect([values, errors]).toEqual([{ title: 'Bridges' }, {}])
})

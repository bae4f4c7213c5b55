import type { Batch } from '@credenza/schema/batch'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { followBatch } from './follow-batch.ts'

const batch = (state: Batch['state'], done = 0) => ({ _id: 'batch_1', state, done }) as Batch
const noResponse = () => {
  throw new ApiFailure('Network error. Please try again.', 'no_response', 0)
}
const follow = (answers: (() => Batch)[], pauses = answers.length) => {
  let asked = 0
  return followBatch(batch('waiting'), {
    read: async () => answers[asked++]!(),
    pause: async () => asked < pauses,
  })
}

it('reads until the batch has ended, whatever the connection does meanwhile', async () => {
  const answers = [() => batch('running', 3), noResponse, () => batch('done', 10), () => batch('running')]
  expect(await follow(answers)).toEqual(batch('done', 10))
})

it('gives what it saw last when there is no more time', async () => {
  expect(await follow([() => batch('running', 3), noResponse])).toEqual(batch('running', 3))
})

it('stops at a refusal', async () => {
  const refused = new ApiFailure('No session.', 'not_signed_in', 401)
  await expect(
    follow([
      () => {
        throw refused
      },
    ]),
  ).rejects.toBe(refused)
})

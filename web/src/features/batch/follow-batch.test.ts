import type { Batch } from '@credenza/schema/batch'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { followBatch } from './follow-batch.ts'

const batch = (state: Batch['state'], done = 0) => ({ _id: 'batch_1', state, done }) as Batch
const fails = (error: ApiFailure) => () => {
  throw error
}
const noResponse = fails(new ApiFailure('Network error. Please try again.', 'no_response', 0))
const follow = (...answers: (() => Batch)[]) => {
  let asked = 0
  return followBatch(batch('waiting'), { read: async () => answers[asked++]!(), pause: async () => {} })
}

it('polls until the batch has ended, even if the connection fails in between', async () => {
  expect(
    await follow(
      () => batch('running', 3),
      noResponse,
      () => batch('done', 10),
    ),
  ).toEqual(batch('done', 10))
})

it('stops at a refusal', async () => {
  const refused = new ApiFailure('No session.', 'not_signed_in', 401)
  await expect(follow(noResponse, fails(refused))).rejects.toBe(refused)
})

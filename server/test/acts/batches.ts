import { type ErrorCode, errorStatus } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Answer, answerOf, type Caller, callAs, categoryName, type Organisation, ok } from './people.ts'

/** The common settings of a batch of new certificates. */
export const certificate = { certificateType: categoryName, title: 'Bridges', date: '2026-06-30' }

/** The batch that the server accepted. */
export async function startBatch(
  world: TestWorld,
  issuer: Caller,
  request: object,
  headers: Record<string, string> = {},
) {
  const answer = await callAs(world, issuer, 'POST', '/api/batches', request, headers)
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json().data
}

export const readBatch = async (world: TestWorld, issuer: Caller, id: string) =>
  (await callAs(world, issuer, 'GET', `/api/batches/${id}`)).json().data

/** The batch once it has ended. */
export const endedBatch = (world: TestWorld, issuer: Caller, id: string) =>
  world.until(async () => {
    const batch = await readBatch(world, issuer, id)
    return batch.endedAt !== '' && batch
  })

/** Starts a batch and waits until it has ended. */
export const runBatch = async (world: TestWorld, issuer: Caller, request: object) =>
  endedBatch(world, issuer, (await startBatch(world, issuer, request))._id)

export const signature = (issuer: Organisation) => ({
  publicKey: issuer.publicKey,
  verifierDigitalSignature: issuer.digitalSignature,
})

/** The outcome of an act by a batch, as a call would answer it: for one item, its refusal is the answer. */
export async function callEnded(
  world: TestWorld,
  caller: Caller,
  request: object,
  path: '/api/batches' | '/v1/batches' = '/api/batches',
): Promise<Answer> {
  const answer = await callAs(world, caller, 'POST', path, request)
  if (answer.statusCode !== 202) return answer
  const { _id, batchId } = answer.json().data
  const read = (rest = '') => callAs(world, caller, 'GET', `${path}/${_id ?? batchId}${rest}`).then(ok)
  const data = await world.until(async () => {
    const { data: batch } = await read()
    return batch.endedAt && batch
  })
  if (data.failed === 0) return answerOf(200, { success: true, data })
  const { error, message } = (await read('/failures')).data[0]
  return answerOf(errorStatus[error as ErrorCode], { success: false, error, message })
}

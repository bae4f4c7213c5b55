import { expect, it } from 'vitest'
import { type BulkProgress, chunkSize, runInChunks } from './bulk.ts'

const ids = Array.from({ length: 2 * chunkSize + 1 }, (_, i) => `id-${i}`)

it('a long list travels in chunks, and progress grows with each', async () => {
  const sizes: number[] = []
  const steps: number[] = []
  const end = await runInChunks(
    ids,
    async (chunk) => {
      sizes.push(chunk.length)
      return { done: chunk, failed: [] }
    },
    (progress) => steps.push(progress.done.length),
  )
  expect(sizes).toEqual([chunkSize, chunkSize, 1])
  expect(steps).toEqual([0, chunkSize, 2 * chunkSize, ids.length])
  expect(end).toEqual({ total: ids.length, done: ids, failed: [] })
})

it('a chunk without an answer counts as failed with the reason, and the others still go through', async () => {
  let calls = 0
  const end = await runInChunks(
    ids,
    async (chunk) => {
      calls += 1
      if (calls === 2) throw new Error('Network error. Please try again.')
      return { done: chunk, failed: [] }
    },
    () => {},
  )
  expect(end.done).toHaveLength(chunkSize + 1)
  expect(end.failed).toHaveLength(chunkSize)
  expect(end.failed[0]).toEqual({ id: `id-${chunkSize}`, message: 'Network error. Please try again.' })
})

it('retrying what failed sends just that', async () => {
  let progress: BulkProgress | undefined
  await runInChunks(
    ['a', 'b'],
    async () => ({ done: ['a'], failed: [{ id: 'b', message: 'no' }] }),
    (p) => {
      progress = p
    },
  )
  const sent: string[][] = []
  const send = async (chunk: string[]) => {
    sent.push(chunk)
    return { done: chunk, failed: [] }
  }
  await runInChunks(
    progress!.failed.map((item) => item.id),
    send,
    () => {},
  )
  expect(sent).toEqual([['b']])
})

import { expect, test } from 'vitest'
import { startCheck } from '../../../test/acts/checks.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { corpusParties, makeCorpus } from '../../../test/worlds/check-corpus.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { followResults } from './read-results.ts'

test('1,000 mixed files: no false verdict, results while it runs, and bounded memory', {
  timeout: 900_000,
}, async () => {
  const world = await openTestWorld()
  await world.startRoles()
  const parties = await corpusParties(world)
  const corpus = await makeCorpus(world, parties, 1_000)
  const expected = new Map(corpus.map(({ name, verdict }) => [name, verdict]))
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)

  const began = performance.now()
  const { checkId } = ok(await startCheck(world, parties.verifier, corpus)).data
  const received = performance.now()
  const key = { organisationId: parties.verifier.id, checkId }
  const wrong: unknown[] = []
  let whileRunning = 0
  let count = 0
  let first = 0
  for await (const result of followResults(world.ctx, key, {
    after: 0,
    language: 'en',
    signal: AbortSignal.timeout(800_000),
  })) {
    first ||= performance.now()
    const name = result.name.replace(/, line \d+$/, '')
    if (expected.get(name) !== result.verdict) wrong.push(result)
    if (++count === 500) {
      const { data } = ok(await callAs(world, parties.verifier, 'GET', `/api/checks/${checkId}`))
      whileRunning = data.state === 'running' ? 500 : 0
    }
  }
  const ended = performance.now()
  clearInterval(watch)
  await world.close()

  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  console.log(
    `1,000 files: received in ${seconds(received - began)}, first result ${seconds(first - received)} later, ` +
      `all after ${seconds(ended - received)}; memory rose by ${((peak - before) / 1e6).toFixed(0)} MB, tests included`,
  )
  expect(wrong).toEqual([])
  expect({ count, whileRunning }).toEqual({ count: 1_000, whileRunning: 500 })
  expect(peak - before).toBeLessThan(400e6)
})

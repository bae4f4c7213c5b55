import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin, makeIssuer, type Organisation } from '../../../../../test/acts/people.ts'
import { type ServerProcess, startServerProcess } from '../../../../../test/processes/server-process.ts'
import { openTestWorld, type TestWorld } from '../../../../../test/worlds/test-world.ts'

// Server, hostile senders and honest clients each run in their own process.
const senders = 50
const seconds = Number(process.env.TRIAL_SECONDS ?? 60)

let world: TestWorld
let issuer: Organisation
let server: ServerProcess

beforeAll(async () => {
  world = await openTestWorld()
  issuer = await makeIssuer(world, await makeAdmin(world))
  server = await startServerProcess(world, { TRUST_PROXY: '127.0.0.1' })
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

const calls: Record<string, () => Promise<Response>> = {
  '/healthz': () => fetch(`${server.url}/healthz`),
  'a signed-in list': () =>
    fetch(`${server.url}/api/student/get-student`, { headers: { authorization: `Bearer ${issuer.token}` } }),
}

/** Makes one call after another for this time, and returns how long each took. */
async function latencies(forSeconds: number): Promise<Record<string, number[]>> {
  const taken: Record<string, number[]> = {}
  const until = performance.now() + forSeconds * 1000
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const own: number[] = []
      taken[name] = own
      while (performance.now() < until) {
        const began = performance.now()
        const answer = await call()
        await answer.arrayBuffer()
        own.push(performance.now() - began)
        expect(answer.status, name).toBe(200)
      }
    }),
  )
  return taken
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

function told(when: string, taken: Record<string, number[]>): string {
  return Object.entries(taken)
    .map(([name, values]) => {
      const [p50, p99, most] = [0.5, 0.99, 1 - 1e-9].map((share) => percentile(values, share).toFixed(0))
      return `${when}, ${name}: ${values.length} calls, p50 ${p50} ms, p99 ${p99} ms, most ${most} ms`
    })
    .join('\n')
}

function startSenders(): { child: ChildProcess; answers: Promise<string> } {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'hostile-process.ts'), server.url, String(senders)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  return { child, answers: text(child.stdout!) }
}

test(`while ${senders} hostile requests run, everybody else is answered within a quarter of a second`, async () => {
  await latencies(2)
  const before = await latencies(Math.min(10, seconds))
  const { child, answers } = startSenders()
  await latencies(5)
  const during = await latencies(seconds)
  child.stdin!.end()
  await once(child, 'exit')
  const { sent, longestMs, answers: found } = JSON.parse(await answers)
  console.log(
    [
      told('before', before),
      told('during', during),
      `hostile: ${sent} requests, the longest answered after ${(longestMs / 1000).toFixed(1)} s`,
      ...Object.entries(found).map(([name, count]) => `  ${count} x ${name}`),
    ].join('\n'),
  )
  const verdicts = Object.keys(found).map((name) => name.split(': ').at(-1))
  expect(verdicts).not.toContain('VALID')
  expect(verdicts).not.toContain('500')
  expect(verdicts).not.toContain('broken')
  for (const [name, values] of Object.entries(during))
    expect(percentile(values, 0.99), name).toBeLessThan(250)
})

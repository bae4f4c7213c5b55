// @module-tag slow
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requests } from './access/requests.ts'
import { setScene } from './access/scene.ts'
import { type Caller, callAs, makeAdmin, makeIssuer, makeVerifier, nobody } from './acts/people.ts'
import { makeReadOnly } from './read-only.ts'
import { openTestWorld, type TestWorld } from './worlds/test-world.ts'

let world: TestWorld
let parties: Caller[]
let reads: InjectOptions[]
let makeWritable: () => Promise<void>

/**
 * These record who read what, or say that nothing can be written: signing out, downloads of other people's papers and files
 * and of lists, the state of writing.
 */
const writes =
  /^\/(api\/(logout|events|user\/export|batches\/[^/]+\/file|review\/attachments\/|admin\/organisations\/[^/]+\/files|(admin|organisation)\/audit\/(export|integrity)|admin\/breaches\/[^/]+\/people\/export)|readyz\/)/

beforeAll(async () => {
  world = await openTestWorld()
  await world.startRoles()
  const admin = await makeAdmin(world)
  const issuerA = await makeIssuer(world, admin)
  const verifier = await makeVerifier(world, admin)
  const scene = await setScene(world, { admin, issuerA, verifier })
  parties = [nobody, scene.student, issuerA, verifier, admin]
  await world.streams.close()

  // Everything that these people can read, as the test of access asks for it.
  const answered = new Map<string, InjectOptions>()
  const { send } = world
  world.send = async (request) => {
    const answer = await send(request)
    const isRead = (request.method ?? 'GET') === 'GET' && answer.statusCode === 200
    if (isRead && !writes.test(String(request.url))) answered.set(JSON.stringify(request), request)
    return answer
  }
  for (const [route, ask] of Object.entries(requests))
    if (route.startsWith('GET ') && !writes.test(route.slice(4)))
      for (const party of parties) await ask(scene, party)
  world.send = send
  reads = [...answered.values()]
  await world.stopRoles()
  makeWritable = await makeReadOnly(world)
  // Late enough for sessions to be noted as used.
  world.advance(120_000)
}, 300_000)
afterAll(async () => {
  await makeWritable()
  await world.close()
})

test('while nothing can be written, everything that could be read can be read', async () => {
  expect(reads.length).toBeGreaterThan(100)
  const failed: string[] = []
  for (const request of reads) {
    const { statusCode, body } = await world.send(request)
    if (statusCode !== 200) failed.push(`${request.url}: ${statusCode} ${body.slice(0, 120)}`)
  }
  expect(failed).toEqual([])
}, 120_000)

test('what would write is refused with a sentence, and can be tried again once there is room', async () => {
  const [, , issuer] = parties
  const category = (name: string) => callAs(world, issuer!, 'POST', '/api/categories/create', { name })
  const refused = await category('Refused')
  expect({ status: refused.statusCode, retryAfter: refused.headers['retry-after'] }).toEqual({
    status: 503,
    retryAfter: '30',
  })
  expect(refused.json()).toMatchObject({
    success: false,
    error: 'unavailable',
    message:
      'Nothing can be saved right now, but reading and verifying still work. Please try again in a few minutes.',
  })
  await makeWritable()
  const again = await category('Refused')
  expect({ status: again.statusCode, body: again.json() }).toMatchObject({ status: 200 })
})

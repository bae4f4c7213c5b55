import { hash } from 'node:crypto'
import { openCosignatures, parseWitnessKeys } from '@credenza/credential/log'
import { readDeployment } from '@credenza/credential/verify'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testWitness } from '../../../../credential/test/witnesses.ts'
import { callAs, makeAdmin, ok } from '../../../test/acts/people.ts'
import { openLog, type TestLog } from '../../../test/stand-ins/witness-logs.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { addCheckpoint } from './add-checkpoint.ts'
import { deploymentDidDocument } from './deployment-did.ts'
import { parseWitnesses } from './settings.ts'
import { ownWitness, witnessAddress } from './witness-identity.ts'

let log: TestLog
let named = 0

const world = await openTestWorld()
const admin = await makeAdmin(world)
afterAll(() => world.close())
beforeEach(() => {
  log = openLog(`log${++named}.example/log`, named)
  log.append(9)
  world.ctx.config.witnessFor.set(log.origin, [log.key])
})

const add = (body: string | Buffer, type = 'text/plain') =>
  world.send({
    method: 'POST',
    url: '/witness/add-checkpoint',
    payload: body,
    headers: { 'content-type': type },
  })
const kept = () => world.send({ method: 'GET', url: `/witness/${hash('sha256', log.origin)}/checkpoint` })
const overview = async () => {
  const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/witnesses'))
  return data.witnessed.find(({ origin }: { origin: string }) => origin === log.origin)
}

describe('POST /witness/add-checkpoint', () => {
  test('signs with the published key, and shows what it has signed to anybody', async () => {
    expect((await kept()).statusCode).toBe(404)
    const answer = await add(await log.submission(0, 4))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const keys = parseWitnessKeys([witnessAddress(world.ctx).verifierKey])
    const note = (await kept()).body
    expect(note).toBe((await log.checkpointAt(4)) + answer.body)
    expect((await openCosignatures(note, keys)).seen).toHaveLength(1)
    expect(keys[0]!.name).toBe('credenza.example/witness')
  })

  test('answers every status of the protocol', async () => {
    await add(await log.submission(0, 4))
    const stranger = openLog(log.origin, 250)
    stranger.append(9)
    const unknown = openLog('unknown.example', 251)
    unknown.append(1)
    expect((await add(await log.submission(4, 4))).statusCode).toBe(200)
    expect((await add('garbage')).statusCode).toBe(400)
    expect((await add(Buffer.from([0xff, 0xfe, 0]))).statusCode).toBe(400)
    expect((await add('')).statusCode).toBe(400)
    expect((await add(await stranger.submission(4))).statusCode).toBe(403)
    expect((await add(await unknown.submission(0))).statusCode).toBe(404)
    const conflict = await add(await log.submission(2))
    expect([conflict.statusCode, conflict.headers['content-type'], conflict.body]).toEqual([
      409,
      'text/x.tlog.size',
      '4\n',
    ])
    expect((await add(await log.fork(2, 1).submission(4))).statusCode).toBe(422)
    expect((await add('x'.repeat(200_000))).statusCode).toBe(413)
    expect((await add(await log.submission(4, 9), 'application/json')).statusCode).toBe(200)
  })

  test('of many simultaneous submissions, by several processes, one wins', async () => {
    await add(await log.submission(0, 2))
    const sizes = [3, 5, 9, 4, 8, 9, 7, 6]
    const bodies = await Promise.all(sizes.map((to) => log.submission(2, to)))
    const answers = await Promise.all(bodies.map((body) => add(body)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
    const won = (await kept()).body.split('\n')[1]
    for (const { statusCode, body } of answers) if (statusCode === 409) expect(body).toBe(`${won}\n`)
  })

  test('of many simultaneous first submissions one wins', async () => {
    const bodies = await Promise.all([3, 5, 9, 4].map((to) => log.submission(0, to)))
    const codes = (await Promise.all(bodies.map((body) => add(body)))).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 409, 409, 409])
  })

  test('killed after the commit and before the answer, signs the same state again, and no other', async () => {
    await add(await log.submission(0, 4))
    // If the client did not get the signature, it gets it by asking from the size that it is told.
    const again = await add(await log.submission(0, 4))
    expect([again.statusCode, again.body]).toEqual([409, '4\n'])
    expect((await add(await log.submission(4, 4))).statusCode).toBe(200)
    expect((await add(await log.fork(2, 1).submission(4, 4))).statusCode).toBe(422)
  })

  test('killed before the commit, has signed nothing: no signature left it', async () => {
    const witness = ownWitness(world.ctx)
    const dying = {
      ...witness,
      heads: { ...witness.heads, replace: () => Promise.reject(new Error('connection lost')) },
    }
    await expect(addCheckpoint(dying, await log.submission(0, 4))).rejects.toThrow('connection lost')
    expect((await kept()).statusCode).toBe(404)
    expect((await add(await log.fork(2, 1).submission(0, 4))).statusCode).toBe(200)
  })

  test('refuses to continue from a row that somebody has changed', async () => {
    await add(await log.submission(0, 9))
    const earlier = await log.checkpointAt(2)
    await sql`UPDATE witnessed_log SET note = ${earlier} WHERE origin = ${log.origin}`.execute(world.ctx.db)
    expect((await add(await log.fork(2, 1).submission(2))).statusCode).toBe(500)
  })
})

describe('the administrator', () => {
  test('sees what is witnessed, how far, and what was refused', async () => {
    expect(await overview()).toMatchObject({ size: null, signedAt: null, refusals: 0, isWatched: true })
    await add(await log.submission(0, 4))
    await add(await log.fork(2, 1).submission(4))
    expect(await overview()).toMatchObject({
      size: 4,
      refusals: 1,
      refusal: 'bad-proof',
      contradiction: null,
    })
    const first = log.fork(2, 1)
    await add(await first.submission(4, 4))
    await add(await log.fork(2, 2).submission(4, 4))
    await add(await log.submission(4, 9))
    const shown = await overview()
    expect(shown).toMatchObject({ size: 9, refusals: 3, refusal: 'other-root' })
    expect(shown.contradiction).toBe(await first.checkpointAt(4))
  })

  test('sees a refusal of a log with nothing signed yet, which is signed from its first sound state on', async () => {
    const forged = (await log.submission(0, 4)).replace(/^old 0\n/, `old 0\n${'A'.repeat(43)}=\n`)
    expect((await add(forged)).statusCode).toBe(422)
    expect(await overview()).toMatchObject({ size: null, refusals: 1 })
    expect((await add(await log.submission(0, 4))).statusCode).toBe(200)
    expect(await overview()).toMatchObject({ size: 4, refusals: 1 })
  })

  test('sees a log that is no longer watched, of which nothing is signed', async () => {
    await add(await log.submission(0, 4))
    world.ctx.config.witnessFor.delete(log.origin)
    expect(await overview()).toMatchObject({ size: 4, isWatched: false })
    expect((await add(await log.submission(4))).statusCode).toBe(404)
  })
})

test('the deployment’s DID document names the witnesses as a hint, and this deployment as one', async () => {
  const { verifierKey } = testWitness(31)
  world.ctx.config.witnesses = parseWitnesses(`1 of ${verifierKey} https://witness31.example`)
  world.ctx.config.witnessFor.clear()
  const did = () => deploymentDidDocument(world.ctx)
  expect(readDeployment(did()).witnesses).toEqual({ keys: [verifierKey], quorum: 0 })
  const services = () => JSON.stringify(did().service)
  expect(services()).not.toContain('#witness"')
  world.ctx.config.witnessFor.set('other.example', [])
  expect(services()).toContain('#witness"')
  world.ctx.config.witnesses = undefined
  expect(readDeployment(did()).witnesses).toBeUndefined()
})

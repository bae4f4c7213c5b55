import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accept, createCertificates, readAs, sign, signedCertificates } from '../acts/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Person,
  type Student,
  signIn,
} from '../acts/people.ts'
import { openTestWorld, type TestWorld } from '../worlds/test-world.ts'
import { loseWorker, workerOf } from './cluster.ts'

const isCluster = inject('postgres').workers.length > 1

type Issuer = Organisation & { student: Student; pending: string[]; signed: string[] }

let world: TestWorld
let admin: Person
let verifier: Organisation
/** On the worker that is lost, and on another. */
let lost: Issuer
let sound: Issuer
let giveBack: () => Promise<void>

beforeAll(async () => {
  if (!isCluster) return
  world = await openTestWorld()
  await world.startRoles()
  admin = await makeAdmin(world)
  lost = await withCertificates(await makeIssuer(world, admin))
  const worker = await workerOf(world.ctx.database.directUrl, lost.id)
  const isLost = async ({ id }: Organisation) => (await workerOf(world.ctx.database.directUrl, id)) === worker
  do verifier = await makeVerifier(world, admin)
  while (await isLost(verifier))
  let another: Organisation
  do another = await makeIssuer(world, admin)
  while (await isLost(another))
  sound = await withCertificates(another)
  ok(await accept(world, verifier, [lost.signed[0]!]))
  giveBack = await loseWorker(worker)
}, 300_000)
afterAll(async () => {
  if (isCluster) await world.close()
})

async function withCertificates(issuer: Organisation): Promise<Issuer> {
  const student = await makeStudent(world, issuer)
  const pending = await createCertificates(world, issuer, student, 2)
  return { ...issuer, student, pending, signed: await signedCertificates(world, issuer, student, 2) }
}

const list = (issuer: Organisation) => callAs(world, issuer, 'GET', '/get-certificate-from-db')
const requests = async (): Promise<{ documents: { _id: string }[]; unreachable: number }> =>
  ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list'))
const numberOf = async (issuer: Issuer) => (await readAs(world, issuer, issuer.signed[0]!)).certificateNumber

test.skipIf(!isCluster)(
  'while a worker is lost, only its organisations get 503, and everything is there afterwards',
  async () => {
    expect((await list(lost)).statusCode).toBe(503)
    expect((await sign(world, lost, lost.pending)).statusCode).toBe(503)

    expect((await callAs(world, nobody, 'GET', '/readyz')).statusCode).toBe(200)
    expect((await list(sound)).statusCode).toBe(200)
    ok(await sign(world, sound, sound.pending))
    ok(await accept(world, verifier, [sound.signed[0]!]))
    expect(await world.until(() => numberOf(sound))).toMatch(/^\d+$/)
    const queue = await requests()
    expect(queue.documents.map(({ _id }) => _id).sort()).toEqual([...sound.pending, ...sound.signed].sort())
    expect(queue.unreachable).toBe(lost.pending.length + lost.signed.length)
    const mixed = ok(await accept(world, verifier, [lost.signed[1]!, sound.signed[1]!]))
    expect(mixed.done).toEqual([sound.signed[1]])
    expect(mixed.failed).toMatchObject([{ id: lost.signed[1], error: 'unavailable' }])
    for (const { email, password, role } of [sound, admin, verifier])
      expect((await signIn(world, { email, password, role })).token).toBeTruthy()
    const { slug } = await readAs(world, sound, sound.signed[0]!)
    expect((await callAs(world, nobody, 'GET', `/api/evidence/${slug}`)).statusCode).toBe(200)

    await giveBack()
    expect((await list(lost)).statusCode).toBe(200)
    expect((await requests()).unreachable).toBe(0)
    expect(await world.until(() => numberOf(lost))).toMatch(/^\d+$/)
  },
  300_000,
)

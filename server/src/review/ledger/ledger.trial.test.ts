import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { addFee } from '../../../test/acts/fees.ts'
import {
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Student,
} from '../../../test/acts/people.ts'
import { type ServerProcess, startServerProcess } from '../../../test/processes/server-process.ts'
import { openTestWorld, type TestWorld } from '../../../test/worlds/test-world.ts'
import { payableOf, walletOf } from './accounts.ts'
import { checkLedger } from './check-ledger.ts'
import { balanceOf } from './read-balance.ts'

// One verifier accepts every certificate, another accepts it and the first declines it. Each call is sent twice, and again
// after every crash: the first to arrive decides.
const count = 1000
const kills = 8
const callsAtOnce = 20
const fees = [20, 30]

let world: TestWorld
let issuers: Organisation[]
let verifiers: Organisation[]
let server: ServerProcess
let certificates: string[]

beforeAll(async () => {
  world = await openTestWorld()
  const admin = await makeAdmin(world)
  issuers = [await makeIssuer(world, admin), await makeIssuer(world, admin)]
  verifiers = [await makeVerifier(world, admin), await makeVerifier(world, admin)]
  for (const [i, verifier] of verifiers.entries()) ok(await addFee(world, verifier, { amount: fees[i] }))
  const students: Student[] = []
  for (const issuer of issuers) students.push(await makeStudent(world, issuer))
  const half = (i: number) => signedCertificates(world, issuers[i]!, students[i]!, count / 2)
  certificates = [...(await half(0)), ...(await half(1))]
  server = await startServerProcess(world)
}, 600_000)
afterAll(async () => {
  await server.kill()
  await world.close()
})

test(`${count} certificates decided by two verifiers at once, with ${kills} kills on the way`, async () => {
  const calls = certificates.flatMap((id) => [
    { verifier: 0, id, flag: '1' },
    { verifier: 0, id, flag: '1' },
    { verifier: 1, id, flag: '1' },
    { verifier: 1, id, flag: '1' },
    { verifier: 0, id, flag: '2' },
    { verifier: 0, id, flag: '2' },
  ])
  const waiting = shuffled(calls)
  const answers: number[] = []
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) answers.push(await decideUntilAnswered(call))
  }
  await Promise.all([...Array.from({ length: callsAtOnce }, work), killOnTheWay(answers, calls.length)])

  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const decided = await world.ctx.db
    .selectFrom('certificate')
    .select(['org_id', 'decided_by', 'review'])
    .where('review', '!=', 'pending')
    .execute()
  expect(decided).toHaveLength(count)
  const accepted = decided.filter(({ review }) => review === 'verified')
  expect(await checkLedger(world.ctx.db)).toEqual({ ok: true, transactions: BigInt(accepted.length) })

  const feeOf = (verifierId: string | null) =>
    BigInt(fees[verifiers.findIndex(({ id }) => id === verifierId)]! * 100)
  const sum = (rows: typeof accepted) => rows.reduce((total, row) => total + feeOf(row.decided_by), 0n)
  for (const { id } of verifiers)
    expect(await balanceOf(world.ctx.db, walletOf(id))).toBe(
      sum(accepted.filter((row) => row.decided_by === id)),
    )
  for (const { id } of issuers)
    expect(await balanceOf(world.ctx.db, payableOf(id))).toBe(
      -sum(accepted.filter((row) => row.org_id === id)),
    )
  console.info(`${accepted.length} of ${count} accepted, ${calls.length} calls, ${kills} kills`)
})

interface DecisionCall {
  verifier: number
  id: string
  flag: string
}

/** After a crash the caller has no answer and does not know whether the decision was made, so it asks again. */
async function decideUntilAnswered({ verifier, id, flag }: DecisionCall): Promise<number> {
  for (;;) {
    const answer = await fetch(`${server.url}/update-verified`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${verifiers[verifier]!.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id, flag, reason: 'Not on our list' }),
    }).catch(() => undefined)
    if (answer && answer.status < 500) return answer.status
    await pause(20)
  }
}

async function killOnTheWay(answers: readonly number[], total: number): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const at = (total * (kill - Math.random() / 2)) / (kills + 1)
    while (answers.length < at) await pause(20)
    await server.kill()
    server = await startServerProcess(world)
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

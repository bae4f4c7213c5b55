import { workQueues } from '../../src/queues.ts'
import { askApproval, readApproval, setRules } from '../acts/approvals.ts'
import { createCertificates, sign } from '../acts/certificates.ts'
import { makeColleague } from '../acts/colleagues.ts'
import {
  makeAdmin,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Person,
  type Student,
} from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { openTestWorld, type TestWorld } from './test-world.ts'

export type Signer = Person & { accountId: string }

/** An issuer with three signers, two of whom have to approve what is signed, and somebody who prepares. */
export interface ApprovalWorld {
  world: TestWorld
  admin: Person
  owner: Organisation
  other: Organisation
  student: Student
  first: Signer
  second: Signer
  third: Signer
  preparer: Signer
  /** Makes a rule over the three signers the only one. */
  demand: (needed: number, freeADay?: number) => Promise<void>
  /** A request for this many new certificates. */
  asked: (count?: number) => Promise<{ id: string; ids: string[] }>
  /** Signs as the second signer, or another, who has just shown a second factor. */
  signWith: (ids: string[], who?: Signer) => ReturnType<typeof sign>
  stateOf: (id: string) => Promise<string>
}

export async function openApprovalWorld(): Promise<ApprovalWorld> {
  const world = await openTestWorld()
  await workQueues(world.ctx)
  const admin = await makeAdmin(world)
  const owner = await makeIssuer(world, admin)
  const other = await makeIssuer(world, admin)
  const student = await makeStudent(world, owner)
  await freshSecondFactor(world, owner)
  const signer = () => makeColleague(world, owner, undefined, 'signer')
  const signers = { first: await signer(), second: await signer(), third: await signer() }
  const preparer = await makeColleague(world, owner, undefined, 'preparer')
  const demand = async (needed: number, freeADay = 0) => {
    await freshSecondFactor(world, owner)
    const accounts = Object.values(signers).map(({ accountId }) => accountId)
    ok(await setRules(world, owner, [{ needed, signers: accounts, freeADay }]))
  }
  await demand(2)
  return {
    world,
    admin,
    owner,
    other,
    student,
    ...signers,
    preparer,
    demand,
    asked: async (count = 1) => {
      const ids = await createCertificates(world, owner, student, count)
      return { id: ok(await askApproval(world, preparer, ids)).data._id, ids }
    },
    signWith: async (ids, who = signers.second) => {
      await freshSecondFactor(world, who)
      return sign(world, { ...owner, token: who.token }, ids)
    },
    stateOf: async (id) => (await readApproval(world, owner, id)).state,
  }
}

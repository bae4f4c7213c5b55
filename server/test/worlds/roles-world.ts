import { makeMasterKey } from '../../src/platform/keys/master-key.ts'
import {
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  type Person,
  type Student,
} from '../acts/people.ts'
import { openTestWorld, type TestWorld } from './test-world.ts'

/** A world with one of everybody; the student belongs to the issuer. */
export interface RolesWorld {
  world: TestWorld
  admin: Person
  issuer: Organisation
  verifier: Organisation
  student: Student
}

/** `startRoles`: with chain signer, sequencer and jobs running from the beginning. */
export async function openRolesWorld({ startRoles = false } = {}): Promise<RolesWorld> {
  template ??= makeTemplate()
  const { database, logLines, people } = await template
  const world = await openTestWorld({ settings, template: database })
  world.logLines.push(...logLines)
  // A session ends when it was idle for 30 minutes, and people may have signed in that long ago.
  await world.ctx.db.updateTable('session').set({ last_seen_at: new Date() }).execute()
  if (startRoles) await world.startRoles()
  // Tests add to people, for example a passkey.
  return { world, ...structuredClone(people) }
}

/** The same in every world, since what the template sealed must open in its copies. */
const settings = { MASTER_KEY: makeMasterKey().toString('base64') }

/** Made once for all test files of a worker: the worlds copy its database, which takes a third of the time. */
let template: ReturnType<typeof makeTemplate> | undefined

async function makeTemplate() {
  const world = await openTestWorld({ settings })
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  const verifier = await makeVerifier(world, admin)
  const student = await makeStudent(world, issuer)
  return {
    database: await world.freeze(),
    logLines: world.logLines,
    people: { admin, issuer, verifier, student },
  }
}

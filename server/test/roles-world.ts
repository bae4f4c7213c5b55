import {
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  type Person,
  type Student,
} from './people.ts'
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
  const world = await openTestWorld()
  if (startRoles) await world.startRoles()
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  const verifier = await makeVerifier(world, admin)
  const student = await makeStudent(world, issuer)
  return { world, admin, issuer, verifier, student }
}

import { switchOnPlatform } from '../acts/launches.ts'
import { makeAdmin, makeIssuer, makeStudent, type Person } from '../acts/people.ts'
import { openLearningPlatform } from '../stand-ins/learning-platform.ts'
import { openTestWorld, type TestWorld } from './test-world.ts'

/** A university with a learning platform that is switched on, and a student. Close `standIn` in the end. */
export async function openUniversity(world: TestWorld, admin: Person) {
  const university = await makeIssuer(world, admin)
  const standIn = await openLearningPlatform()
  const platformId = await switchOnPlatform(world, university, standIn)
  return { university, standIn, platformId, aisha: await makeStudent(world, university) }
}

/** A world that may call learning platforms on this machine, with jobs running. */
export async function openLearningWorld() {
  const world = await openTestWorld({ callsPrivate: true })
  await world.startRoles()
  return { world, admin: await makeAdmin(world) }
}

import type { TestWorld } from '../worlds/test-world.ts'
import { callAs, nobody, ok, type Person, signIn } from './people.ts'
import { freshSecondFactor } from './second-factor.ts'

const password = 'correct horse battery'

export const inviteAdmin = (world: TestWorld, admin: Person) =>
  callAs(world, admin, 'POST', '/api/admin/administrators')

export const useInvitation = (world: TestWorld, link: string, email: string) =>
  callAs(world, nobody, 'POST', '/api/admin/setup', {
    token: new URL(link).hash.slice('#token='.length),
    email,
    password,
  })

/** Another administrator, whom the first one invites; both have just shown a second factor. */
export async function secondAdmin(world: TestWorld, admin: Person): Promise<Person> {
  const email = 'second@credenza.example'
  await freshSecondFactor(world, admin)
  const { link } = ok(await inviteAdmin(world, admin))
  ok(await useInvitation(world, link, email))
  const second = await signIn(world, { email, password, role: 'admin' })
  await freshSecondFactor(world, second)
  return second
}

export const switchTwoAdmins = (world: TestWorld, admin: Person, isOn: boolean) =>
  callAs(world, admin, 'PUT', '/api/admin/two-admins', { isOn })

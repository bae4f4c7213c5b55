import type { DepartmentRole } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { makeColleague } from './colleagues.ts'
import { callAs, type Organisation, ok, type Person } from './people.ts'

/** The id of a new department. */
export const makeDepartment = async (world: TestWorld, owner: Person, name: string): Promise<string> =>
  ok(await callAs(world, owner, 'POST', '/api/departments', { name })).data._id

export const bind = (
  world: TestWorld,
  owner: Person,
  accountId: string,
  memberships: { departmentId: string; role: DepartmentRole }[],
) => callAs(world, owner, 'PUT', `/api/colleagues/${accountId}/departments`, { memberships })

/** A colleague with a role in each of these departments and none elsewhere; the world's jobs must be running. */
export async function makeMember(
  world: TestWorld,
  owner: Organisation,
  roles: Record<string, DepartmentRole>,
): Promise<Person & { accountId: string }> {
  const colleague = await makeColleague(world, owner)
  const memberships = Object.entries(roles).map(([departmentId, role]) => ({ departmentId, role }))
  ok(await bind(world, owner, colleague.accountId, memberships))
  return colleague
}

export const move = (world: TestWorld, who: Person, body: object) =>
  callAs(world, who, 'POST', '/api/departments/move', body)

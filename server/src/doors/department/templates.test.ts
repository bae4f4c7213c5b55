import { afterAll, expect, test } from 'vitest'
import { certificate, runBatch } from '../../../test/acts/batches.ts'
import { makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer: owner } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

test('a department’s template counts and loses nothing of another department', async () => {
  const here = await makeDepartment(world, owner, 'Maths')
  const there = await makeDepartment(world, owner, 'Logic')
  const manager = await makeMember(world, owner, { [here]: 'manager' })
  const read = async (who: typeof manager | typeof owner, path: string) =>
    ok(await callAs(world, who, 'GET', path)).data
  const [{ settings }] = await read(owner, '/api/templates/designs')
  const { _id } = ok(await callAs(world, manager, 'POST', '/api/templates', { name: 'Ours', settings })).data
  const at = `/api/templates/${_id}`
  const addCategory = async (name: string, departmentId: string) => {
    const category = { name, defaultTemplateId: _id }
    const { id } = ok(await callAs(world, owner, 'POST', '/api/categories/create', category)).data
    ok(await move(world, owner, { departmentId, categoryIds: [id] }))
    const { studentId } = await makeStudent(world, { ...owner, department: departmentId })
    await runBatch(world, owner, {
      kind: 'create',
      recipients: { ids: [studentId] },
      certificate: { ...certificate, certificateType: name },
    })
    return id
  }
  const elsewhere = await addCategory('Logic type', there)
  await addCategory('Maths type', here)
  for (const [who, used] of [
    [manager, 1],
    [owner, 2],
  ] as const) {
    expect(await read(who, '/api/templates')).toMatchObject([{ used }])
    expect(await read(who, at)).toMatchObject({ used })
    expect(await read(who, `${at}/versions`)).toMatchObject([{ used }])
  }
  const archive = (who: typeof manager | typeof owner) => callAs(world, who, 'DELETE', at)
  expect((await archive(manager)).json().key).toBe('invalid.template_elsewhere')
  const defaults = async () =>
    (await read(owner, '/api/categories/get-all')).find(({ id }: { id: string }) => id === elsewhere)
      .defaultTemplateId
  expect(await defaults()).toBe(_id)
  ok(await archive(owner))
  expect(await defaults()).toBe('')
})

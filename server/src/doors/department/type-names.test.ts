import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { certificate, endedBatch, startBatch } from '../../../test/acts/batches.ts'
import { recordFor, sign } from '../../../test/acts/certificates.ts'
import { makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { type Caller, callAs, ok, type Person } from '../../../test/acts/people.ts'
import { overlap, waiting } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer: owner, student } = await openRolesWorld({ startRoles: true })
const law = await makeDepartment(world, owner, 'Law')
const manager = await makeMember(world, owner, { [law]: 'manager' })
afterAll(() => world.close())

const saveAs = (who: Caller, category: { id?: string; name: string }) =>
  callAs(world, who, 'POST', '/api/categories/create', category)
const addCategory = async (who: Caller, name: string): Promise<string> =>
  ok(await saveAs(who, { name })).data.id
const deleteCategory = (who: Person, id: string) =>
  callAs(world, who, 'DELETE', `/api/categories/delete/${id}`)
const createOf = async (type: string): Promise<string> =>
  ok(
    await callAs(world, owner, 'POST', '/upload-json', {
      multipleCertificates: [{ ...recordFor(owner, student), certificateType: type }],
    }),
  ).documents[0]._id

/** Until it is released, no certificate can be inserted. */
async function holdCreation(): Promise<() => Promise<unknown>> {
  const hold = await world.ctx.db.startTransaction().execute()
  await sql`LOCK TABLE certificate IN SHARE ROW EXCLUSIVE MODE`.execute(hold)
  return () => hold.rollback().execute()
}
/** A type of the organisation as a whole with a name of its own. */
let name: string
let id: string
let count = 0
beforeEach(async () => {
  name = `Degree ${++count}`
  id = await addCategory(owner, name)
})

describe('a department gets no certificates of the organisation by taking the name of their type', () => {
  const freed = {
    renamed: async () => ok(await saveAs(owner, { id, name: `Former ${count}` })),
    deleted: async () => ok(await deleteCategory(owner, id)),
  }
  test.for(['renamed', 'deleted'] as const)('whose category was %s', async (how) => {
    const certificateId = await createOf(name)
    ok(await sign(world, owner, [certificateId]))
    await freed[how]()
    expect((await saveAs(manager, { name })).json()).toMatchObject({ error: 'already_exists' })
    const own = await addCategory(manager, `Own ${count}`)
    expect((await saveAs(manager, { id: own, name })).json()).toMatchObject({ error: 'already_exists' })
    expect((await callAs(world, manager, 'GET', `/api/certificates/${certificateId}`)).statusCode).toBe(404)
    // For the organisation as a whole it is free, and so it is for the department once the owner gives it the type.
    const again = await addCategory(owner, name)
    ok(await move(world, owner, { departmentId: law, categoryIds: [again] }))
    ok(await callAs(world, manager, 'GET', `/api/certificates/${certificateId}`))
  })

  test('even if a batch has yet to create them', async () => {
    const release = await holdCreation()
    const batch = await startBatch(world, owner, {
      kind: 'create',
      recipients: { ids: [student.studentId] },
      certificate: { ...certificate, certificateType: name },
    })
    // Comes first, and the batch is refused; or waits until the batch, which has begun, is released.
    const renamed = freed.renamed()
    await release()
    await renamed
    expect((await saveAs(manager, { name })).statusCode).toBe(409)
    const { done, failed } = await endedBatch(world, owner, batch._id)
    expect(done + failed).toBe(1)
  })

  test('while one is being created', async () => {
    const release = await holdCreation()
    const created = createOf(name)
    await world.until(async () => (await waiting(world)) === 1)
    let isOver = false
    const taken = deleteCategory(owner, id)
      .then(() => saveAs(manager, { name }))
      .finally(() => (isOver = true))
    await world.until(async () => isOver || (await waiting(world)) === 2)
    await release()
    expect((await callAs(world, manager, 'GET', `/api/certificates/${await created}`)).statusCode).toBe(404)
    expect((await taken).statusCode).toBe(409)
  })
})

test('a department takes a name that no certificate ever had', async () => {
  ok(await deleteCategory(owner, id))
  ok(await saveAs(manager, { name }))
  // Of two departments that want the same name, one gets it.
  const other = await makeMember(world, owner, { [await makeDepartment(world, owner, 'Arts')]: 'manager' })
  const both = await Promise.all([manager, other].map((who) => saveAs(who, { name: 'Wanted by two' })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

describe('a category that is renamed while its department is merged', () => {
  test.for(['renamed', 'merged'] as const)('and was %s first goes to the other department', async (first) => {
    const [from, into] = [
      await makeDepartment(world, owner, `From ${count}`),
      await makeDepartment(world, owner, `Into ${count}`),
    ]
    const member = await makeMember(world, owner, { [from]: 'manager' })
    const own = await addCategory(member, `Theirs ${count}`)
    const rename = () => saveAs(owner, { id: own, name: `Renamed ${count}` })
    const merge = () => callAs(world, owner, 'POST', `/api/departments/${from}/merge`, { into })
    for (const answer of await (first === 'merged'
      ? overlap(world, owner.id, merge, rename)
      : overlap(world, owner.id, rename, merge)))
      ok(answer)
    const { data } = ok(await callAs(world, member, 'GET', '/api/categories/get-all'))
    expect(data).toMatchObject([{ id: own, name: `Renamed ${count}` }])
  })
})

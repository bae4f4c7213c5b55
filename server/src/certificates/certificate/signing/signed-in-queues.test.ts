import { afterAll, expect, test } from 'vitest'
import { createCertificates, sign } from '../../../../test/acts/certificates.ts'
import { callAs, ok } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { fillIfDue } from '../../../platform/back-fill/run-back-fills.ts'
import { signedInQueues } from './signed-in-queues.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
const { db } = world.ctx
afterAll(() => world.close())

const listed = async (signed: 'true' | 'false') =>
  ok(
    await callAs(world, verifier, 'GET', `/get-requested-certificate-list?status=0&signed=${signed}`),
  ).documents.map(({ _id }: { _id: string }) => _id)

test('a queue tells what is signed from what is not, also where an earlier release signed', async () => {
  const [signed, draft] = await createCertificates(world, issuer, student, 2)
  expect((await listed('false')).sort()).toEqual([signed, draft].sort())
  ok(await sign(world, issuer, [signed!]))
  expect([await listed('true'), await listed('false')]).toEqual([[signed], [draft]])

  world.tamper()
  await db.updateTable('review_request').set({ signed: false }).execute()
  await db.deleteFrom('back_fill').where('name', '=', signedInQueues.name).execute()
  expect(await listed('true')).toEqual([])
  await fillIfDue(
    { db, database: world.ctx.database, log: world.ctx.log },
    signedInQueues,
    AbortSignal.timeout(60_000),
  )
  expect([await listed('true'), await listed('false')]).toEqual([[signed], [draft]])
})

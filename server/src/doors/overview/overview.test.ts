import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { createCertificates, decline, recordFor } from '../../../test/acts/certificates.ts'
import { callAs, makeAdmin, makeIssuer, makeStudent, makeVerifier, ok } from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { readOverview } from './read-overview.ts'

const world = await openTestWorld()
afterAll(() => world.close())

test('an issuer sees what waits for it, and nothing of others', async () => {
  const admin = await makeAdmin(world)
  const [issuer, other] = [await makeIssuer(world, admin), await makeIssuer(world, admin)]
  const verifier = await makeVerifier(world, admin)
  const student = await makeStudent(world, issuer)
  const [first] = await createCertificates(world, issuer, student, 3)
  const older = { ...recordFor(issuer, student, 'Old Bridges'), date: '2024-05-05' }
  ok(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [older] }))
  ok(await decline(world, verifier, [first!], 'Not on our list'))

  const read = async (who = issuer) => ok(await callAs(world, who, 'GET', '/api/issuer/overview')).data
  expect(await read()).toMatchObject({
    unsigned: [
      { year: '2026', count: 2 },
      { year: '2024', count: 1 },
    ],
    declined: { count: 1, newest: [{ _id: first, title: 'Bridges 1', reason: 'Not on our list' }] },
    failedMails: 0,
    imports: [],
  })
  const { months } = await read()
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toMatchObject({ created: 4, signed: 0, accepted: 0 })
  expect(await read(other)).toMatchObject({ unsigned: [], declined: { count: 0, newest: [] } })

  world.advance(31 * dayMs)
  const later = await readOverview(world.ctx, { organisationId: issuer.id, accountId: '' })
  expect(later.declined).toEqual({ count: 0, newest: [] })
})

// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { accept, readAs, sign, signedCertificates } from '../../../test/acts/certificates.ts'
import { corrected } from '../../../test/acts/corrections.ts'
import { ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { runSupersedeCorrected } from './supersede-corrected.job.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

const supersededBy = async (id: string) => (await readAs(world, issuer, id)).supersededBy
const leavesAbout = async (id: string) => {
  const rows = await world.ctx.db
    .selectFrom('log_pending')
    .select('action')
    .where('certificate_id', '=', id)
    .execute()
  return rows.map(({ action }) => action)
}

// No role is started, as if the server had died right after signing.
test('a server killed between signing and superseding continues where it stopped, once', async () => {
  const [first, second] = await signedCertificates(world, issuer, student, 2)
  const ids = [
    await corrected(world, issuer, first!, { title: 'Tunnels' }),
    await corrected(world, issuer, second!, { title: 'Dams' }),
  ]
  ok(await sign(world, issuer, ids))
  expect(await supersededBy(first!)).toBe('')

  const job = { organisationId: issuer.id, certificateIds: [ids[0]!] }
  await Promise.all([runSupersedeCorrected(world.ctx, job), runSupersedeCorrected(world.ctx, job)])
  await runSupersedeCorrected(world.ctx, job)
  expect(await supersededBy(first!)).toBe(ids[0])
  expect(await leavesAbout(first!)).toEqual(['superseded'])
  expect(await supersededBy(second!)).toBe('')

  await world.startRoles()
  await world.until(async () => (await supersededBy(second!)) === ids[1])
  expect(await supersededBy(first!)).toBe(ids[0])
})

test('a job that runs too early does nothing', async () => {
  const [old] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [old!]))
  const id = await corrected(world, issuer, old!, { title: 'Tunnels' })
  const job = { organisationId: issuer.id, certificateIds: [id] }
  await runSupersedeCorrected(world.ctx, job)
  ok(await sign(world, issuer, [id]))
  await runSupersedeCorrected(world.ctx, job)
  expect(await supersededBy(old!)).toBe('')
})

import { afterAll, expect, test } from 'vitest'
import { runBatch, signature } from '../../../../test/acts/batches.ts'
import { createCertificates, sign, signedCertificates } from '../../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { callAs, type Organisation } from '../../../../test/acts/people.ts'
import { addApp, freshSecondFactor } from '../../../../test/acts/second-factor.ts'
import { answerUpload, uploadCertificate } from '../../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, issuer, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const create = () => createCertificates(world, issuer, student)
const batchOf = (ids: string[], who: Organisation = issuer) => ({
  kind: 'sign',
  certificates: { ids },
  ...signature(who),
})
const asBatch = (ids: string[]) => callAs(world, issuer, 'POST', '/api/batches', batchOf(ids))
const outcome = ({ statusCode, json }: { statusCode: number; json(): { error?: string } }) =>
  statusCode < 300 ? 'signed' : json().error

test('an account without a second factor signs as it always did', async () => {
  world.advance(6 * 60_000)
  expect(await signedCertificates(world, issuer, student, 2)).toHaveLength(2)
})

test('one that has a second factor shows it again, whichever way it signs', async () => {
  const failed = await runBatch(world, issuer, batchOf([...(await create()), 'cert_none']))
  const upload = await uploadCertificate(world, { student, issuer })
  const [one, other] = [await create(), await create()]
  await addApp(world, issuer)
  await freshSecondFactor(world, issuer)
  world.advance(6 * 60_000)
  const retry = () => callAs(world, issuer, 'POST', `/api/batches/${failed._id}/retry`)
  const ways = [
    () => sign(world, issuer, one),
    () => asBatch(other),
    () => answerUpload(world, issuer, upload),
    retry,
  ]
  for (const way of ways) expect(outcome(await way())).toBe('second_factor_stale')
  // A wrong signature is refused as before, without asking for a second factor first.
  expect(outcome(await sign(world, { ...issuer, digitalSignature: '0xabc' }, one))).toBe('invalid')
  await freshSecondFactor(world, issuer)
  for (const way of ways) expect(outcome(await way())).toBe('signed')
})

test('a program signs with its key alone', async () => {
  const key = await makeApiKey(world, issuer)
  world.advance(6 * 60_000)
  const request = { kind: 'sign', certificates: { ids: await create() } }
  expect((await callAs(world, key, 'POST', '/v1/batches', request)).statusCode).toBe(202)
})

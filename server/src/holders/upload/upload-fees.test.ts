import { afterAll, expect, test } from 'vitest'
import { addFee, balanceOf } from '../../../test/acts/fees.ts'
import { callAs, makeVerifier, ok } from '../../../test/acts/people.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const roles = await openRolesWorld()
const { world, issuer, verifier: cheap, student } = roles

const dear = await makeVerifier(world, roles.admin)
afterAll(() => world.close())

const quoted = async () =>
  ok(await callAs(world, student, 'GET', `/api/user/issuers/${issuer.id}/categories`)).data[0].fee
const choose = (verifierIds: string[]) =>
  callAs(world, issuer, 'PUT', '/api/organisation/settings', { displayName: issuer.name, verifierIds }).then(
    ok,
  )
const upload = () => uploadCertificate(world, { student, issuer })
const feeOf = async (id: string) => {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  return certificates.find((one: { _id: string }) => one._id === id).fee
}
const fee = (leastFils: number, mostFils = leastFils) => ({ leastFils, mostFils })

test('students find approved issuers by name, with nothing but their certificate types and what an upload costs', async () => {
  const found = ok(
    await callAs(world, student, 'GET', `/api/user/issuers?search=${encodeURIComponent(issuer.name)}`),
  )
  expect(found.data).toEqual([{ _id: issuer.id, organizationName: issuer.name }])
  const categories = await callAs(world, student, 'GET', `/api/user/issuers/${issuer.id}/categories`)
  expect(ok(categories).data).toEqual([
    { id: expect.any(String), name: 'Diploma', fee: { leastFils: 0, mostFils: 0 } },
  ])
  const wrong = await callAs(world, student, 'GET', `/api/user/issuers/${cheap.id}/categories`)
  expect(wrong.statusCode).toBe(404)
})

test('a student sees before sending what an acceptance costs, for all verifiers that may accept', async () => {
  expect(await quoted()).toEqual(fee(0))
  ok(await addFee(world, cheap, { amount: 10 }))
  expect(await quoted()).toEqual(fee(0, 1000))
  ok(await addFee(world, dear, { amount: 25 }))
  expect(await quoted()).toEqual(fee(1000, 2500))
  await choose([dear.id])
  expect(await quoted()).toEqual(fee(2500))
  await choose([])
})

test('a waiting upload keeps its price when its issuer chooses other verifiers: those of its day may accept', async () => {
  const byAnybody = await upload()
  await choose([dear.id])
  const byOne = await upload()
  await choose([cheap.id])
  expect(await quoted()).toEqual(fee(1000))
  expect(await feeOf(byAnybody)).toEqual(fee(1000, 2500))
  expect(await feeOf(byOne)).toEqual(fee(2500))
  await choose([])
})

test('an upload keeps the price of its day, and shows what was charged', async () => {
  const [accepted, declined] = [await upload(), await upload()]
  world.advance(1000)
  ok(await addFee(world, cheap, { amount: 15 }))
  expect(await quoted()).toEqual(fee(1500, 2500))
  expect(await feeOf(accepted)).toEqual(fee(1000, 2500))

  for (const id of [accepted, declined]) ok(await answerUpload(world, issuer, id))
  ok(await decideUpload(world, cheap, accepted))
  ok(await decideUpload(world, cheap, declined, { flag: '2', reason: 'Not on our list' }))
  expect(await feeOf(accepted)).toEqual(fee(1000))
  expect(await feeOf(declined)).toBeNull()
  expect((await balanceOf(world, student)).balanceFils).toBe(-1000)
})

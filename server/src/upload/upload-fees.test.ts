import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFee, balanceOf } from '../../test/fees.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Student,
} from '../../test/people.ts'
import { openTestWorld, type TestWorld } from '../../test/test-world.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../test/uploads.ts'

let world: TestWorld
let issuer: Organisation
let [cheap, dear] = [] as unknown as [Organisation, Organisation]
let student: Student

beforeAll(async () => {
  world = await openTestWorld()
  const admin = await makeAdmin(world)
  issuer = await makeIssuer(world, admin)
  cheap = await makeVerifier(world, admin)
  dear = await makeVerifier(world, admin)
  student = await makeStudent(world, issuer)
})
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

test('a student knows before sending what an acceptance costs, of all verifiers that may accept', async () => {
  expect(await quoted()).toEqual(fee(0))
  ok(await addFee(world, cheap, { amount: 10 }))
  expect(await quoted()).toEqual(fee(0, 1000))
  ok(await addFee(world, dear, { amount: 25 }))
  expect(await quoted()).toEqual(fee(1000, 2500))
  await choose([dear.id])
  expect(await quoted()).toEqual(fee(2500))
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

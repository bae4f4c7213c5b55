import type { ReviewQuote } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { accept, createCertificates, decline, sign } from '../../../test/acts/certificates.ts'
import { addFee, balanceOf } from '../../../test/acts/fees.ts'
import { callAs, categoryName, makeIssuer, makeVerifier, ok } from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const roles = await openRolesWorld()
const { world, admin, issuer, verifier: cheap, student } = roles

const dear = await makeVerifier(world, admin)
afterAll(() => world.close())

const preview = async (request: object, who = issuer) =>
  ok(await callAs(world, who, 'POST', '/api/batches/preview', request)).data
const quoteNew = async (count: number): Promise<ReviewQuote> =>
  (await preview({ kind: 'create', certificateType: categoryName, count })).quote
const quoteSigning = async (ids: string[], who = issuer): Promise<ReviewQuote> =>
  (await preview({ kind: 'sign', certificates: { ids } }, who)).quote
const choose = (verifierIds: string[]) =>
  callAs(world, issuer, 'PUT', '/api/organisation/settings', { displayName: issuer.name, verifierIds }).then(
    ok,
  )
const fils = (leastFils: number, mostFils = leastFils) => ({ leastFils, mostFils })
const everybody = () => ({ chosen: false, count: 2, names: [cheap.name, dear.name].toSorted() })

test('before creating, the range over all verifiers and the sum, and who reviews', async () => {
  expect(await quoteNew(3)).toEqual({ count: 3, each: fils(0), sum: fils(0), verifiers: everybody() })
  ok(await addFee(world, cheap, { amount: 10 }))
  ok(await addFee(world, dear, { amount: 25 }))
  expect(await quoteNew(399)).toMatchObject({
    count: 399,
    each: fils(1000, 2500),
    sum: fils(399_000, 997_500),
  })
  await choose([dear.id])
  expect(await quoteNew(2)).toEqual({
    count: 2,
    each: fils(2500),
    sum: fils(5000),
    verifiers: { chosen: true, count: 1, names: [dear.name] },
  })
  await choose([])
})

test('before signing, each certificate has the price and the verifiers of its creation', async () => {
  const early = await createCertificates(world, issuer, student, 2)
  await choose([dear.id])
  const toOne = await createCertificates(world, issuer, student)
  await choose([])
  world.advance(1000)
  ok(await addFee(world, cheap, { amount: 30 }))
  world.advance(1000)
  const late = await createCertificates(world, issuer, student)

  expect(await quoteSigning(toOne)).toEqual({
    count: 1,
    each: fils(2500),
    sum: fils(2500),
    verifiers: { chosen: true, count: 1, names: [dear.name] },
  })
  expect(await quoteSigning([...early, ...toOne, ...late])).toEqual({
    count: 4,
    each: fils(1000, 3000),
    sum: fils(2 * 1000 + 2500 + 2500, 2 * 2500 + 2500 + 3000),
    verifiers: everybody(),
  })
})

test('the sum is what acceptances then charge, and a decline charges nothing', async () => {
  const ids = await createCertificates(world, issuer, student, 3)
  const { sum } = await quoteSigning(ids)
  const before = (await balanceOf(world, issuer)).balanceFils
  ok(await sign(world, issuer, ids))
  ok(await accept(world, cheap, ids.slice(0, 2)))
  ok(await decline(world, cheap, [ids[2]!]))
  expect(before - (await balanceOf(world, issuer)).balanceFils).toBe((sum.mostFils / 3) * 2)
})

test('what is signed already, uploaded by a student, or another issuer’s costs nothing', async () => {
  const signed = await createCertificates(world, issuer, student)
  ok(await sign(world, issuer, signed))
  const uploaded = await uploadCertificate(world, { student, issuer })
  const nothing = { count: 0, each: fils(0), sum: fils(0) }
  expect(await quoteSigning(signed)).toMatchObject(nothing)
  expect(await quoteSigning([uploaded])).toMatchObject({ ...nothing, verifiers: everybody() })
  const others = await createCertificates(world, issuer, student)
  expect(await quoteSigning(others, await makeIssuer(world, admin))).toMatchObject(nothing)
})

test('an act that no review follows has no quote', async () => {
  const ids = await createCertificates(world, issuer, student)
  expect((await preview({ kind: 'export', certificates: { ids } })).quote).toBeNull()
})

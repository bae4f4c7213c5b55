import { isTrn, percentOf, type StatementLine } from '@credenza/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, signedCertificates } from '../../../test/acts/certificates.ts'
import { addFee, balanceOf, listBalances, settle, statementOf } from '../../../test/acts/fees.ts'
import { callAs, categoryName, ok } from '../../../test/acts/people.ts'
import { setTaxProfile, setVat, taxProfile, trn } from '../../../test/acts/tax.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { quoteNewCertificates } from '../fee/quote-review.ts'
import { vatOf, walletOf } from '../ledger/accounts.ts'
import { balanceOf as sumOf } from '../ledger/read-balance.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()

beforeAll(async () => {
  ok(await addFee(world, verifier, { amount: 100 }))
})
afterAll(() => world.close())

const acceptOne = async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [id!]))
  return (await statementOf(world, issuer))[0] as StatementLine
}
const quote = async () =>
  (
    await quoteNewCertificates(world.ctx.db, issuer.id, {
      certificateType: categoryName,
      count: 2,
      at: world.ctx.clock(),
    })
  ).sum
const parts = async () => [
  await sumOf(world.ctx.db, walletOf(verifier.id)),
  await sumOf(world.ctx.db, vatOf(verifier.id)),
]

describe('the tax on a line', () => {
  test('is the nearest fils, and half a fils is rounded up', () => {
    expect([49n, 9n, 10n, 11n, 29n, 30n].map((net) => percentOf(net, 5))).toEqual([2n, 0n, 1n, 1n, 1n, 2n])
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 100 }),
        (net, percent) => {
          const off = 100n * percentOf(net, percent) - net * BigInt(percent)
          expect(-50n < off && off <= 50n).toBe(true)
        },
      ),
    )
  })
})

describe('a tax registration number', () => {
  test.each([
    ['100123456700003', true],
    ['10012345670003', false],
    ['200123456700003', false],
    ['100123456700004', false],
    ['1001234567000O3', false],
  ])('%s', (number, is) => expect(isTrn(number)).toBe(is))

  test('is stored without spaces, and a wrong one is refused', async () => {
    const wrong = await setTaxProfile(world, verifier, { trn: '100123456700004' })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['trn']])
    ok(await setTaxProfile(world, verifier, { trn: '1001 2345 6700 003' }))
    expect(ok(await callAs(world, verifier, 'GET', '/api/organisation/tax-profile')).data).toEqual(taxProfile)
    ok(await setTaxProfile(world, verifier, { trn: '' }))
  })
})

describe('how fees are taxed', () => {
  test('nothing changes until it is switched on, nor for a verifier that is not registered', async () => {
    expect(ok(await callAs(world, admin, 'GET', '/api/admin/vat')).data).toMatchObject({ treatment: 'off' })
    expect(await acceptOne()).toMatchObject({ amountFils: -10_000 })
    expect(ok(await setVat(world, admin, { treatment: 'standard' })).data).toMatchObject({ percent: 5 })
    expect(await acceptOne()).toMatchObject({ amountFils: -10_000 })
    expect(await parts()).toEqual([20_000n, 0n])
  })

  test('a registered verifier charges VAT, which is an account of its own', async () => {
    ok(await setTaxProfile(world, verifier))
    expect(await quote()).toEqual({ leastFils: 21_000, mostFils: 21_000 })
    expect(await acceptOne()).toMatchObject({ kind: 'fee', amountFils: -10_500 })
    expect(await parts()).toEqual([30_000n, 500n])
    expect((await statementOf(world, verifier))[0]).toMatchObject({ amountFils: 10_500 })
    expect(await balanceOf(world, verifier)).toMatchObject({ account: 'wallet', balanceFils: 30_500 })
    const listed = await listBalances(world, admin, `?search=${encodeURIComponent(verifier.name)}`)
    expect(listed).toMatchObject([{ _id: verifier.id, account: 'wallet', balanceFils: 30_500 }])
  })

  test.each(['zero', 'exempt'] as const)('%s needs a reason, and charges nothing', async (treatment) => {
    expect((await setVat(world, admin, { treatment })).json().fields).toHaveProperty('reason')
    ok(await setVat(world, admin, { treatment, reason: 'Education, article 40' }))
    expect(await acceptOne()).toMatchObject({ amountFils: -10_000 })
    const rows = await world.ctx.db
      .selectFrom('taxed_fee')
      .select(['vat_fils', 'reason'])
      .where('treatment', '=', treatment)
      .execute()
    expect(rows).toEqual([{ vat_fils: '0', reason: 'Education, article 40' }])
    ok(await setVat(world, admin, { treatment: 'standard' }))
  })

  test('an exemption of the law is recorded with its code, which no other treatment has', async () => {
    const exempt = { treatment: 'exempt', reason: 'Financial service', reasonCode: 'DL8.46.1' } as const
    expect(ok(await setVat(world, admin, exempt)).data).toEqual({ ...exempt, percent: 0 })
    await acceptOne()
    const codes = world.ctx.db.selectFrom('taxed_fee').select('reason_code').where('reason_code', '!=', '')
    expect(await codes.execute()).toEqual([{ reason_code: 'DL8.46.1' }])
    const zero = { ...exempt, treatment: 'zero' } as const
    expect(ok(await setVat(world, admin, zero)).data).toMatchObject({ reasonCode: '' })
    expect((await setVat(world, admin, { ...exempt, reasonCode: 'DL8.46.9' as 'DL8.46.1' })).statusCode).toBe(
      422,
    )
    ok(await setVat(world, admin, { treatment: 'standard' }))
  })

  test('a verifier is paid the VAT first, and never more than both', async () => {
    const pay = (amountFils: number) => settle(world, admin, { partyId: verifier.id, amountFils })
    expect((await pay(60_501)).statusCode).toBe(422)
    ok(await pay(300))
    expect(await parts()).toEqual([60_000n, 200n])
    ok(await pay(1_000))
    expect(await parts()).toEqual([59_200n, 0n])
    ok(await pay(59_200))
    expect(await parts()).toEqual([0n, 0n])
    await expectSoundLedger(world)
  })
})

test('its details and the VAT are recorded: a silent change is noticed', async () => {
  world.tamper()
  const trouble = async () => (await auditHistory(world.ctx)).filter(({ ok }) => !ok)
  expect(await trouble()).toEqual([])
  await world.ctx.db.updateTable('tax_profile').set({ trn: '100123456799903' }).execute()
  expect((await trouble()).length).toBeGreaterThan(0)
  await world.ctx.db.updateTable('tax_profile').set({ trn }).execute()
  await world.ctx.db.updateTable('vat').set({ percent: 4 }).execute()
  expect((await trouble()).length).toBeGreaterThan(0)
  await world.ctx.db.updateTable('vat').set({ percent: 5 }).execute()
  expect(await trouble()).toEqual([])
})

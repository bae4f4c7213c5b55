import { dayMs, zonedDay } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { addFee, balanceOf, listBalances, monthIn, settle, statementOf } from '../../../test/acts/fees.ts'
import { callAs, categoryName, ok, signIn } from '../../../test/acts/people.ts'
import { setPlatformDetails, setShare, shareOf } from '../../../test/acts/platform-share.ts'
import { setTaxProfile, setVat } from '../../../test/acts/tax.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { platform, vatOf, walletOf } from '../ledger/accounts.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { balanceOf as sumOf } from '../ledger/read-balance.ts'
import { quoteNewCertificates } from './quote-review.ts'

const roles = await openRolesWorld()
const { world } = roles
let { admin, issuer, verifier } = roles
const { db } = world.ctx

beforeAll(async () => {
  ok(await addFee(world, verifier, { amount: 101 }))
  world.advance(1_000)
})
afterAll(() => world.close())

const standing = async () => ({
  earned: await sumOf(db, walletOf(verifier.id)),
  kept: await sumOf(db, walletOf(platform)),
  keptVat: await sumOf(db, vatOf(platform)),
  owed: (await balanceOf(world, issuer)).balanceFils,
})
/** The balances that one acceptance changes. */
async function charged() {
  const before = await standing()
  await acceptedCertificates(world, { ...roles, issuer, verifier })
  const after = await standing()
  await expectSoundLedger(world)
  return {
    earned: Number(after.earned - before.earned),
    kept: Number(after.kept - before.kept),
    keptVat: Number(after.keptVat - before.keptVat),
    owed: after.owed - before.owed,
  }
}
const quoted = async () =>
  (
    await quoteNewCertificates(db, issuer.id, {
      certificateType: categoryName,
      count: 1,
      at: world.ctx.clock(),
    })
  ).sum.mostFils
const dayIn = (days: number) =>
  zonedDay(new Date(world.ctx.clock().getTime() + days * dayMs).toISOString(), 'Asia/Dubai')

describe('a share that is off', () => {
  test('keeps nothing and writes nothing', async () => {
    expect(await shareOf(world, verifier)).toEqual({ percent: 0, next: null })
    expect(await charged()).toEqual({ earned: 10_100, kept: 0, keptVat: 0, owed: -10_100 })
    const written = await db.selectFrom('ledger_posting').select(['account', 'owner_id']).execute()
    expect(written).toHaveLength(2)
    expect(await db.selectFrom('taxed_fee').selectAll().execute()).toEqual([])
  })

  test('cannot be set before the platform’s invoices can say who it is', async () => {
    expect((await setShare(world, admin, 10)).json().fields).toHaveProperty('percent')
    ok(await setPlatformDetails(world, admin, { trn: '' }))
  })

  test.each([-1, 51, 2.5, '10', null])('%s percent is refused', async (percent) => {
    const refused = await setShare(world, admin, percent)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['percent']])
  })

  test('does not start on a day that is over', async () => {
    const refused = await setShare(world, admin, 10, { effectiveFrom: dayIn(-1) })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['effectiveFrom']])
  })
})

describe('a share', () => {
  test('starts at midnight in the UAE, and the verifier sees it before', async () => {
    const effectiveFrom = dayIn(1)
    ok(await setShare(world, admin, 10, { effectiveFrom }))
    const starts = new Date(`${effectiveFrom}T00:00:00+04:00`)
    expect(await shareOf(world, verifier)).toEqual({
      percent: 0,
      next: { percent: 10, effectiveFrom: starts.toISOString() },
    })
    expect(await charged()).toMatchObject({ earned: 10_100, kept: 0 })
    world.advance(starts.getTime() - world.ctx.clock().getTime() + 1)
    admin = { ...admin, ...(await signIn(world, { ...admin, role: 'admin' })) }
    issuer = { ...issuer, ...(await signIn(world, issuer)) }
    verifier = { ...verifier, ...(await signIn(world, verifier)) }
    expect(await shareOf(world, verifier)).toEqual({ percent: 10, next: null })
  })

  test('comes out of what the verifier earns, not out of what the issuer pays', async () => {
    expect(await quoted()).toBe(10_100)
    expect(await charged()).toEqual({ earned: 9_090, kept: 1_010, keptVat: 0, owed: -10_100 })
  })

  test('carries VAT once the platform has a TRN, and the verifier’s own VAT stays whole', async () => {
    ok(await setVat(world, admin, { treatment: 'standard' }))
    ok(await setTaxProfile(world, verifier))
    expect(await charged()).toEqual({ earned: 9_090, kept: 1_010, keptVat: 0, owed: -10_605 })
    ok(await setPlatformDetails(world, admin))
    // 5 % of AED 10.10 is 50.5 fils.
    expect(await charged()).toEqual({ earned: 9_039, kept: 1_010, keptVat: 51, owed: -10_605 })
  })

  test('stands in the verifier’s statement, and no longer in the issuer’s', async () => {
    const [line] = await statementOf(world, verifier)
    expect(line).toMatchObject({ kind: 'fee', amountFils: 10_605 - 1_061, shareFils: 1_061 })
    expect((await statementOf(world, issuer))[0]).toMatchObject({ amountFils: -10_605, shareFils: 0 })
    const path = `/api/balance/statement/file?month=${monthIn(world)}&format=csv`
    const [head, first] = readCsvRows((await callAs(world, verifier, 'GET', path)).body)
    expect(head!.slice(-3)).toEqual(['in_aed', 'out_aed', 'platform_share_aed'])
    expect(first!.slice(-3)).toEqual(['95.44', '', '10.61'])
  })

  test('is the operator’s to pay out; its statement names nobody', async () => {
    const [party] = (await listBalances(world, admin, '?search=operator')).filter(
      ({ _id }) => _id === platform,
    )
    const balanceFils = Number((await standing()).kept + (await standing()).keptVat)
    expect(party).toMatchObject({
      name: 'Platform Operator LLC',
      role: 'admin',
      account: 'wallet',
      balanceFils,
    })
    const { data } = ok(
      await callAs(world, admin, 'GET', `/api/admin/balances/platform/statement?month=${monthIn(world)}`),
    )
    expect(data[0]).toMatchObject({ amountFils: 1_061, certificateId: '', holder: '', party: '' })
    expect((await settle(world, admin, { partyId: platform, amountFils: balanceFils + 1 })).statusCode).toBe(
      422,
    )
    ok(await settle(world, admin, { partyId: platform, amountFils: balanceFils }))
    expect(await standing()).toMatchObject({ kept: 0n, keptVat: 0n })
    await expectSoundLedger(world)
  })

  test('ends at once', async () => {
    ok(await setShare(world, admin, 0))
    expect(await charged()).toMatchObject({ earned: 10_100, kept: 0 })
  })
})

test('the audit finds a share that was posted otherwise than it was set, and a setting that was changed behind it', async () => {
  world.tamper()
  const reasonAfter = async (damage: Promise<unknown>) => {
    await damage
    const check = await checkLedger(db)
    return check.ok ? 'sound' : check.reason
  }
  const ofPlatform = () => db.updateTable('taxed_fee').where('org_id', '=', platform)
  const notAsSet = 'the platform kept another share of it than was set'
  expect(await reasonAfter(ofPlatform().set({ share_percent: 11 }).execute())).toBe(notAsSet)
  expect(await reasonAfter(ofPlatform().set({ share_percent: 10 }).execute())).toBe('sound')
  const ofVerifiers = () => db.updateTable('taxed_fee').where('org_id', '<>', platform)
  expect(await reasonAfter(ofVerifiers().set({ share_percent: 10 }).execute())).toBe(
    'a verifier’s own charge is said to be a share',
  )
  expect(await reasonAfter(ofVerifiers().set({ share_percent: null }).execute())).toBe('sound')
  const setTo = (percent: number) =>
    db.updateTable('platform_share').set({ percent }).where('percent', '>', 0).execute()
  expect(await reasonAfter(setTo(9))).toBe(notAsSet)
  const trouble = (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part }) => part)
  expect(trouble).toContain('recorded state of trail platform')
  expect(await reasonAfter(setTo(10))).toBe('sound')
  const reason = await reasonAfter(db.deleteFrom('taxed_fee').where('org_id', '=', platform).execute())
  expect(reason).not.toBe('sound')
})

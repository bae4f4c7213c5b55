import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../document/test/read-pdf.ts'
import { secondAdmin, switchTwoAdmins } from '../../../test/acts/admins.ts'
import { addFee, statementOf } from '../../../test/acts/fees.ts'
import {
  charge,
  credit,
  inNextMonth,
  invoiceFile,
  invoicesOf,
  makeInvoices,
  readInvoice,
  startTaxing,
} from '../../../test/acts/invoices.ts'
import { makeVerifier, ok } from '../../../test/acts/people.ts'
import { invoiceShares, setPlatformDetails, setShare } from '../../../test/acts/platform-share.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { platform, vatOf, walletOf } from '../ledger/accounts.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { balanceOf } from '../ledger/read-balance.ts'
import { invoiceEndedMonths } from './invoice-fees.ts'

const roles = await openRolesWorld()
const { world, admin, issuer, verifier } = roles
const { db } = world.ctx

beforeAll(async () => {
  await startTaxing(roles)
  ok(await setPlatformDetails(world, admin, { trn: '' }))
  ok(await setShare(world, admin, 10))
  world.advance(1_000)
})
afterAll(() => world.close())

const balances = async () => ({
  earned: await balanceOf(db, walletOf(verifier.id)),
  kept: await balanceOf(db, walletOf(platform)),
  keptVat: await balanceOf(db, vatOf(platform)),
})
/** By number, the newest first. */
const documentsOf = async (supply: string, kind: string) =>
  (await invoicesOf(world, verifier))
    .filter((one) => one.supply === supply && one.kind === kind)
    .sort((a, b) => (a.number < b.number ? 1 : -1))
const sharesOf = (kind = 'invoice') => documentsOf('share', kind)
/** The verifier's newest invoice, and its line with fees of AED 101. */
async function ownLine() {
  const { _id } = (await documentsOf('review', 'invoice'))[0]!
  const { lines } = await readInvoice(world, verifier, _id)
  return { _id, line: lines.find(({ unitFils }) => unitFils === 10_100)!.number }
}

describe('the platform’s invoice to a verifier', () => {
  test('is a plain one without a TRN, made once the month has ended in the UAE', async () => {
    await charge(roles, 2)
    await invoiceEndedMonths(world.ctx)
    expect(await sharesOf()).toEqual([])
    ok(await setPlatformDetails(world, admin, { trn: '' }))
    await inNextMonth(world, () =>
      Promise.all([invoiceEndedMonths(world.ctx), invoiceEndedMonths(world.ctx)]),
    )
    const [invoice, ...more] = await sharesOf()
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      number: 'P-INV-000001',
      seller: 'Platform Operator LLC',
      buyer: 'Emirates Review LLC',
      netFils: 2_000,
      vatFils: 0,
      isElectronic: false,
    })
    const { text } = await readPdf((await invoiceFile(world, verifier, invoice!._id, 'pdf')).rawPayload)
    for (const said of ['Invoice', 'P-INV-000001', 'Platform share of reviews', '20.00'])
      expect(text).toContain(said)
    expect(text).not.toContain('Tax invoice')
    await expectSoundLedger(world)
  })

  test('is a tax invoice and an e-invoice with one, and its VAT is rounded on the line', async () => {
    ok(await setPlatformDetails(world, admin))
    ok(await addFee(world, verifier, { amount: 101 }))
    world.advance(1_000)
    const before = await balances()
    await charge(roles, 3)
    // 5 % of AED 10.10 is 50.5 fils each, and of AED 30.30 151.5 fils.
    expect((await balances()).keptVat - before.keptVat).toBe(153n)
    expect((await setPlatformDetails(world, admin, { trn: '' })).statusCode).toBe(422)
    expect(await invoiceShares(world)).toBe(1)
    expect((await balances()).keptVat - before.keptVat).toBe(152n)
    expect((await statementOf(world, verifier))[0]).toMatchObject({
      kind: 'rounding',
      amountFils: 1,
      shareFils: -1,
      reference: 'P-INV-000002',
    })
    const [invoice] = await sharesOf()
    expect(invoice).toMatchObject({
      number: 'P-INV-000002',
      netFils: 3_030,
      vatFils: 152,
      isElectronic: true,
    })
    const xml = (await invoiceFile(world, verifier, invoice!._id, 'xml')).body
    expect(xml).toContain('Platform share of reviews: ')
    expect(xml).toContain('<cbc:CompanyID>100555555500003</cbc:CompanyID>')
    const pdf = await readPdf((await invoiceFile(world, verifier, invoice!._id, 'pdf')).rawPayload)
    expect(pdf.text).toContain('Tax invoice')
    expect(Object.keys(pdf.attachments)).toEqual(['P-INV-000002.xml'])
    await expectSoundLedger(world)
  })

  test('is for that verifier and the administrator only, and the verifier cannot credit it', async () => {
    const id = (await sharesOf())[0]!._id
    for (const caller of [issuer, await makeVerifier(world, admin)])
      expect((await invoiceFile(world, caller, id, 'pdf')).statusCode).toBe(404)
    expect((await readInvoice(world, admin, id)).seller.trn).toBe('100555555500003')
    expect((await credit(world, verifier, id)).statusCode).toBe(404)
  })
})

describe('a fee that is credited', () => {
  test('brings the share and its VAT back, with the platform’s own credit note', async () => {
    await charge(roles)
    ok(await makeInvoices(world, verifier))
    const { _id, line } = await ownLine()
    const before = await balances()
    const three = { lines: [{ number: line, quantity: 3 }] }
    for (let i = 0; i < 2; i++)
      ok(await credit(world, verifier, _id, three, { 'idempotency-key': 'three-too-many' }))
    // Of the four fees of the line, the first three are on P-INV-000002.
    expect(await balances()).toEqual({
      earned: before.earned - 30_300n + 3_030n + 152n,
      kept: before.kept - 3_030n,
      keptVat: before.keptVat - 152n,
    })
    expect(await sharesOf('credit')).toMatchObject([
      { number: 'P-CN-000001', of: 'P-INV-000002', netFils: 3_030, vatFils: 152 },
    ])
    expect((await statementOf(world, verifier)).slice(0, 2)).toContainEqual(
      expect.objectContaining({ kind: 'credit', reference: 'P-CN-000001', amountFils: 3_182 }),
    )
    await expectSoundLedger(world)
  })

  test('takes the fees of a line in their order, whichever invoices list their shares', async () => {
    const { _id, line } = await ownLine()
    ok(await credit(world, verifier, _id, { lines: [{ number: line, quantity: 1 }] }))
    expect((await sharesOf('credit'))[0]).toMatchObject({ of: 'P-INV-000003', netFils: 1_010, vatFils: 51 })
    await expectSoundLedger(world)
  })

  test('brings back a share only once, if the administrator has credited that before', async () => {
    await charge(roles)
    ok(await makeInvoices(world, verifier))
    await invoiceShares(world)
    ok(await credit(world, admin, (await sharesOf())[0]!._id))
    const before = await balances()
    const notes = await sharesOf('credit')
    const { _id, line } = await ownLine()
    ok(await credit(world, verifier, _id, { lines: [{ number: line, quantity: 1 }] }))
    expect(await balances()).toEqual({ ...before, earned: before.earned - 10_100n })
    expect(await sharesOf('credit')).toEqual(notes)
    await expectSoundLedger(world)
  })

  test('makes the platform’s invoice first, but not for a credit that is refused or waits', async () => {
    await charge(roles)
    ok(await makeInvoices(world, verifier))
    const { _id, line } = await ownLine()
    const one = { lines: [{ number: line, quantity: 1 }] }
    const keyed = { 'idempotency-key': 'one' }
    const stranger = await makeVerifier(world, admin)
    const second = await secondAdmin(world, admin)
    ok(await switchTwoAdmins(world, admin, true))
    const before = await sharesOf()
    expect((await credit(world, verifier, _id, { lines: [{ number: line, quantity: 9 }] })).statusCode).toBe(
      422,
    )
    expect((await credit(world, stranger, _id, one)).statusCode).toBe(404)
    expect((await credit(world, admin, _id, one)).json()).toMatchObject({
      error: 'second_admin_needed',
    })
    expect(await sharesOf()).toEqual(before)
    ok(await credit(world, second, _id, one, keyed))
    await charge(roles)
    ok(await credit(world, second, _id, one, keyed))
    const [invoice, ...earlier] = await sharesOf()
    expect(earlier).toEqual(before)
    expect((await sharesOf('credit'))[0]).toMatchObject({ of: invoice!.number, netFils: 1_010 })
    expect((await switchTwoAdmins(world, admin, false)).json()).toMatchObject({
      error: 'second_admin_needed',
    })
    ok(await switchTwoAdmins(world, second, false))
    await expectSoundLedger(world)
  })

  test('credits in parts come to the VAT of the whole line', async () => {
    await charge(roles, 3)
    await invoiceShares(world)
    const [share] = await sharesOf()
    const taken = []
    for (let i = 0; i < 3; i++) taken.push(ok(await credit(world, admin, share!._id)).data.vatFils)
    expect(taken).toEqual([51, 50, 51])
    await expectSoundLedger(world)
  })
})

test('all of it is in the trails, and the audit finds a document of the platform’s that is gone', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
  world.tamper()
  await db.deleteFrom('tax_document').where('org_id', '=', platform).where('kind', '=', 'credit').execute()
  await db.deleteFrom('tax_number').where('org_id', '=', platform).where('kind', '=', 'credit').execute()
  expect(await checkLedger(db)).toMatchObject({
    ok: false,
    reason: 'what the platform has kept is not what it invoices',
  })
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../document/test/read-pdf.ts'
import { settle } from '../../../test/acts/fees.ts'
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
import { callAs, makeIssuer, makeVerifier, nobody, ok } from '../../../test/acts/people.ts'
import { invoiceShares, setPlatformDetails, setShare } from '../../../test/acts/platform-share.ts'
import { setTaxProfile, trn } from '../../../test/acts/tax.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { payableOf, vatOf, walletOf } from '../ledger/accounts.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { balanceOf } from '../ledger/read-balance.ts'
import { invoiceEndedMonths } from './invoice-fees.ts'
import { lockNumber, useNumber } from './numbers.ts'

const roles = await openRolesWorld()
const { world, admin, issuer, verifier, student } = roles

await startTaxing(roles)
afterAll(() => world.close())

const balances = async () => ({
  wallet: await balanceOf(world.ctx.db, walletOf(verifier.id)),
  vat: await balanceOf(world.ctx.db, vatOf(verifier.id)),
  payable: await balanceOf(world.ctx.db, payableOf(issuer.id)),
})

describe('an invoice', () => {
  let id: string

  test('sums up what was charged, as the ledger has it, and lists each fee once', async () => {
    await charge(roles, 3)
    expect(ok(await makeInvoices(world, verifier)).made).toBe(1)
    expect(ok(await makeInvoices(world, verifier)).made).toBe(0)
    const [item] = await invoicesOf(world, issuer)
    id = item!._id
    expect(item).toMatchObject({
      kind: 'invoice',
      number: 'INV-000001',
      seller: 'Emirates Review LLC',
      buyer: 'University & Sons',
      netFils: 30_000,
      vatFils: 1_500,
      isElectronic: true,
    })
    const { lines } = await readInvoice(world, verifier, id)
    expect(lines).toMatchObject([
      { number: 1, quantity: 3, unitFils: 10_000, netFils: 30_000, vatFils: 1_500 },
    ])
    expect((await balances()).payable).toBe(-31_500n)
    await expectSoundLedger(world)
  })

  test('only its parties and the administrator can read it', async () => {
    const others = [await makeIssuer(world, admin), await makeVerifier(world, admin), student]
    for (const caller of [issuer, verifier, admin]) expect(await invoicesOf(world, caller)).toHaveLength(1)
    for (const caller of others) {
      expect(await invoicesOf(world, caller)).toEqual([])
      for (const path of ['', '/file?format=pdf', '/file?format=xml'])
        expect((await callAs(world, caller, 'GET', `/api/invoices/${id}${path}`)).statusCode).toBe(404)
    }
    expect((await callAs(world, nobody, 'GET', '/api/invoices')).statusCode).toBe(401)
    expect((await makeInvoices(world, issuer)).statusCode).toBe(403)
    expect((await credit(world, issuer, id)).statusCode).toBe(403)
    expect((await credit(world, others[1]!, id)).statusCode).toBe(404)
  })

  test('is a PDF in both languages with its XML inside', async () => {
    const answer = await invoiceFile(world, issuer, id, 'pdf')
    const pdf = await readPdf(answer.rawPayload)
    for (const text of ['Tax invoice', 'INV-000001', trn, 'University & Sons', '315.00', '15.00', '5%'])
      expect(pdf.text).toContain(text)
    expect(pdf.text).toMatch(/\p{Script=Arabic}/u)
    const xml = (await invoiceFile(world, issuer, id, 'xml')).body
    expect(new TextDecoder().decode(pdf.attachments['INV-000001.xml'])).toBe(xml)
    const raw = answer.rawPayload.toString('latin1')
    expect(raw).toMatch(/\/AFRelationship\s*\/Alternative/)
    expect(raw).toMatch(/pdfaid:part>3</)
  })

  test('keeps what it says when the details change, and the number cannot go while fees wait', async () => {
    await charge(roles)
    const removed = await setTaxProfile(world, verifier, { trn: '' })
    expect([removed.statusCode, Object.keys(removed.json().fields)]).toEqual([422, ['trn']])
    ok(await setTaxProfile(world, verifier, { legalName: 'Renamed LLC' }))
    expect((await readInvoice(world, issuer, id)).seller.legalName).toBe('Emirates Review LLC')
    ok(await makeInvoices(world, verifier))
    expect((await invoicesOf(world, issuer))[0]).toMatchObject({
      number: 'INV-000002',
      seller: 'Renamed LLC',
    })
  })

  test('is made for a month once it has ended in the UAE', async () => {
    await charge(roles)
    await invoiceEndedMonths(world.ctx)
    expect(await invoicesOf(world, issuer)).toHaveLength(2)
    await inNextMonth(world, () =>
      Promise.all([invoiceEndedMonths(world.ctx), invoiceEndedMonths(world.ctx)]),
    )
    expect((await invoicesOf(world, issuer))[0]).toMatchObject({ number: 'INV-000003', netFils: 10_000 })
    await expectSoundLedger(world)
  })
})

describe('a credit note', () => {
  const firstInvoice = async () => (await invoicesOf(world, issuer, '?sort=issuedAt'))[0]!._id

  test('reverses fees with their VAT, once per key', async () => {
    const id = await firstInvoice()
    const before = await balances()
    for (let i = 0; i < 2; i++) {
      const answer = ok(await credit(world, verifier, id, {}, { 'idempotency-key': 'one-too-many' }))
      expect(answer.data).toMatchObject({
        kind: 'credit',
        number: 'CN-000001',
        netFils: 10_000,
        vatFils: 500,
      })
    }
    expect(await balances()).toEqual({
      wallet: before.wallet - 10_000n,
      vat: before.vat - 500n,
      payable: before.payable + 10_500n,
    })
    const pdf = await readPdf(
      (
        await invoiceFile(
          world,
          issuer,
          (await invoicesOf(world, issuer)).find(({ kind }) => kind === 'credit')!._id,
          'pdf',
        )
      ).rawPayload,
    )
    for (const text of ['Tax credit note', 'CN-000001', 'INV-000001', 'cancelled'])
      expect(pdf.text).toContain(text)
    await expectSoundLedger(world)
  })

  test('never reverses more than was charged, even when several are made at once', async () => {
    const id = await firstInvoice()
    const answers = await Promise.all(Array.from({ length: 4 }, () => credit(world, verifier, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422])
    const more = await credit(world, verifier, id)
    expect(more.json().fields).toEqual({ lines: 'Line 1 has 0 left to credit.' })
    await expectSoundLedger(world)
  })

  test.each([
    [{ lines: [] }, 422],
    [{ lines: [{ number: 9, quantity: 1 }] }, 422],
    [{ lines: [{ number: 1, quantity: 0 }] }, 422],
    [{ lines: [{ number: 1, quantity: -1 }] }, 422],
    [{ reason: 'because' as never }, 422],
  ])('%o is refused', async (change, status) => {
    expect((await credit(world, verifier, await firstInvoice(), change)).statusCode).toBe(status)
  })

  test('a credit note cannot be credited', async () => {
    const note = (await invoicesOf(world, issuer)).find(({ kind }) => kind === 'credit')!
    expect((await credit(world, verifier, note._id)).statusCode).toBe(404)
  })
})

test('numbers have no gap, whatever is made at once and however transactions die', async () => {
  const { db } = world.ctx
  await charge(roles, 2)
  const die = (how: 'thrown' | 'killed') =>
    db
      .transaction()
      .execute(async (tx) => {
        await useNumber(tx, verifier.id, 'invoice', await lockNumber(tx, verifier.id, 'invoice'))
        if (how === 'killed') await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx)
        throw new Error('This transaction was to die')
      })
      .catch(() => undefined)
  await Promise.all([
    ...Array.from({ length: 6 }, (_, i) => die(i % 2 ? 'thrown' : 'killed')),
    ...Array.from({ length: 4 }, () => makeInvoices(world, verifier)),
  ])
  const numbers = (await invoicesOf(world, verifier))
    .filter(({ kind }) => kind === 'invoice')
    .map(({ number }) => number)
  expect(numbers.sort()).toEqual(numbers.map((_, i) => `INV-${String(i + 1).padStart(6, '0')}`))
  await expectSoundLedger(world)
})

test('with fees, VAT, shares, credit notes and payments in any order, every sum is zero and every balance agrees', async () => {
  ok(await setPlatformDetails(world, admin))
  const partly = (balance: bigint, share: number) => Math.floor((Math.abs(Number(balance)) * share) / 100)
  const step = fc.record({
    act: fc.constantFrom('charge', 'invoice', 'credit', 'pay in', 'pay out', 'share'),
    share: fc.integer({ min: 1, max: 100 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 6 }), async (steps) => {
      for (const { act, share } of steps) {
        const { wallet, vat, payable } = await balances()
        if (act === 'charge') await charge(roles)
        else if (act === 'share') ok(await setShare(world, admin, share % 51))
        else if (act === 'invoice') {
          ok(await makeInvoices(world, verifier))
          await invoiceShares(world)
        } else if (act === 'credit') {
          const invoices = (await invoicesOf(world, verifier)).filter(({ kind }) => kind === 'invoice')
          const invoice = invoices[share % invoices.length]!
          await credit(world, invoice.supply === 'share' ? admin : verifier, invoice._id)
        } else {
          const partyId = act === 'pay in' ? issuer.id : verifier.id
          const amountFils = partly(act === 'pay in' ? payable : wallet + vat, share)
          if (amountFils > 0) ok(await settle(world, admin, { partyId, amountFils }))
        }
        await expectSoundLedger(world)
      }
      const { rows } = await sql<{ sum: string }>`SELECT sum(amount_fils) AS sum FROM ledger_posting`.execute(
        world.ctx.db,
      )
      expect(rows[0]!.sum).toBe('0')
    }),
    { numRuns: 8 },
  )
}, 120_000)

test('a silent change of a document, or a document that vanishes, is noticed', async () => {
  world.tamper()
  const { db } = world.ctx
  const trouble = async () => (await auditHistory(world.ctx)).filter(({ ok }) => !ok).length
  expect(await trouble()).toBe(0)
  const { content, id } = await db
    .selectFrom('tax_document')
    .select(['id', 'content'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const set = (text: string) =>
    db.updateTable('tax_document').set({ content: text }).where('id', '=', id).execute()
  await set(content.replace('"vatFils":', '"vatFils":1'))
  expect(await trouble()).toBeGreaterThan(0)
  await set(content)
  await db.deleteFrom('tax_document').where('id', '=', id).execute()
  expect(await checkLedger(db)).toMatchObject({ ok: false, reason: /gap/ })
})

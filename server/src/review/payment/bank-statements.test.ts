import { paymentReference, printedForm } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../../test/acts/fees.ts'
import { charge, startTaxing } from '../../../test/acts/invoices.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { readStatement } from './read-statement.ts'

const roles = await openRolesWorld()
const { world, admin, issuer, verifier } = roles

await startTaxing(roles)
await charge(roles, 3)
const reference = paymentReference(issuer.id)
afterAll(() => world.close())

const entry = (change: Record<string, string> = {}) => {
  const it = {
    id: 'B1',
    amount: '105.00',
    ccy: 'AED',
    sign: 'CRDT',
    status: '<Cd>BOOK</Cd>',
    text: reference,
    ...change,
  }
  return `<Ntry><Amt Ccy="${it.ccy}">${it.amount}</Amt><CdtDbtInd>${it.sign}</CdtDbtInd><Sts>${it.status}</Sts>
    <BookgDt><Dt>2026-11-20</Dt></BookgDt>${it.id && `<AcctSvcrRef>${it.id}</AcctSvcrRef>`}
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="AED">9</Amt></TxAmt></AmtDtls>
    <RmtInf><Ustrd>${it.text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}
const camt = (...entries: string[]) => `<?xml version="1.0"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>AE070331234567890123456</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
/** Changes the first check digit, which is always detected; a letter in place of a digit may not be. */
const mistyped = (it: string) => `RF${(Number(it[2]) + 1) % 10}${it.slice(3)}`
const send = (path: string, content: string) =>
  callAs(world, admin, 'POST', `/api/admin/bank-statements${path}`, { content })
const preview = async (content: string) => ok(await send('/preview', content)).data
const book = async (content: string) => ok(await send('', content)).booked
const owed = async () => 0 - (await balanceOf(world, issuer)).balanceFils

describe('a statement', () => {
  const file = () =>
    camt(
      entry({ text: `Fees ${printedForm(reference)} thanks` }),
      entry({ id: 'B2', text: 'no reference' }),
      entry({ id: 'B3', sign: 'DBIT' }),
      entry({ id: 'B4', status: 'PDNG' }),
      entry({ id: 'B5', ccy: 'USD' }),
      entry({ id: 'B6', text: mistyped(reference) }),
    )

  test('is shown before anything is booked', async () => {
    const before = await owed()
    expect(await preview(file())).toMatchObject([
      { state: 'matched', party: issuer.name, amountFils: 10_500, day: '2026-11-20' },
      { state: 'unknown', party: '' },
      { state: 'unknown', party: '' },
    ])
    expect(await owed()).toBe(before)
  })

  test('books each entry once, however often and at once the file is sent', async () => {
    const before = await owed()
    const booked = await Promise.all([book(file()), book(file()), book(file())])
    expect(booked.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await book(file())).toBe(0)
    expect(await owed()).toBe(before - 10_500)
    expect((await preview(file()))[0].state).toBe('booked')
    // Another file that repeats one entry and adds one, like overlapping statements.
    expect(await book(camt(entry(), entry({ id: 'B7', amount: '1.5' })))).toBe(1)
    expect(await owed()).toBe(before - 10_650)
    await expectSoundLedger(world)
  })

  test('equal entries without the bank’s reference are two, and stay two', async () => {
    const before = await owed()
    const twins = camt(entry({ id: '', amount: '2' }), entry({ id: '', amount: '2' }))
    expect([await book(twins), await book(twins)]).toEqual([2, 0])
    expect(await owed()).toBe(before - 400)
  })

  test('can be CSV', async () => {
    const before = await owed()
    const csv = `\uFEFFDate;Amount;Reference;ID\n2026-11-21;1,003.5;${reference};C1\n2026-11-21;-7;fee;C2\n`
    expect(await preview(csv)).toMatchObject([{ state: 'matched', amountFils: 100_350 }])
    expect([await book(csv), await book(csv)]).toEqual([1, 0])
    expect(await owed()).toBe(before - 100_350)
  })

  test('in another format is the same entry, whether or not the bank names it', async () => {
    expect(await book(camt(entry({ id: 'X1', amount: '3' })))).toBe(1)
    expect(await book(`date,amount,reference,id\n2026-11-20,3,${reference},X1\n`)).toBe(0)
    expect(await book(camt(entry({ id: '', amount: '4', text: `${reference} A. Payer` })))).toBe(1)
    expect(await book(`date,amount,reference\n2026-11-20,4,${reference}\n`)).toBe(0)
  })

  test('that goes on after another one books only what is new, also without the bank’s reference', async () => {
    const line = `2026-11-22,6,${reference}\n`
    expect(await book(`date,amount,reference\n${line}`)).toBe(1)
    expect(await book(`date,amount,reference\n${line}${line}`)).toBe(1)
    expect(await book(`date,amount,reference\n${line}${line}`)).toBe(0)
  })

  test('that sums up the payments of several payers books none of them', async () => {
    const others = paymentReference(verifier.id)
    const sums = [`${reference} ${others}`, `${reference}${' and'.repeat(200)} ${others}`]
    const file = camt(...sums.map((text, i) => entry({ id: `S${i}`, text })))
    expect(await preview(file)).toMatchObject([{ state: 'unknown' }, { state: 'unknown' }])
    expect(await book(file)).toBe(0)
    expect(await book(camt(entry({ id: 'S2', text: `${reference} for ${printedForm(reference)}` })))).toBe(1)
  })

  test('leaves nothing of its text in the ledger, which can never be erased', async () => {
    const text = `${reference} Khalid Al Mansoori, flat 12`
    expect(
      await book(camt(entry({ id: 'P1', amount: '7', text }), entry({ id: '', amount: '8', text }))),
    ).toBe(2)
    const rows = await world.ctx.db
      .selectFrom('ledger_transaction')
      .select('reference')
      .where('kind', '=', 'settlement')
      .execute()
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows)
      expect(row.reference).toBe(`${printedForm(reference)} ${row.reference.slice(-10)}`)
    expect(JSON.stringify(rows)).not.toContain('Khalid')
  })

  test.each([
    ['not XML', '<Document'],
    ['another message', '<Document><CstmrCdtTrfInitn/></Document>'],
    ['a document type', `<!DOCTYPE x [<!ENTITY e "1">]>${camt()}`],
    ['an entity of its own', camt().replace('<Stmt>', '<Stmt>&e;')],
    ['an amount that is none', camt(entry({ amount: '1e3' }))],
    ['three decimals', camt(entry({ amount: '1.005' }))],
    ['deep nesting', '<BkToCstmrStmt>'.repeat(50)],
    ['CSV without a day', 'date,amount\n,5\n'],
    ['CSV with a quote left open', 'date,amount\n"2026-01-01,5\n'],
  ])('with %s is refused as a whole', async (_name, content) => {
    const answer = await send('', content)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['content']])
  })

  test('of 10,001 entries is too long', () => {
    const content = `date,amount\n${'2026-01-01,1\n'.repeat(10_001)}`
    expect(() => readStatement(content)).toThrow('too many')
  })
})

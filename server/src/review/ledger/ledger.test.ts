import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, signedCertificates } from '../../../test/acts/certificates.ts'
import {
  addFee,
  balanceOf,
  listBalances,
  monthIn,
  settle,
  statementOf,
  totalOf,
} from '../../../test/acts/fees.ts'
import { callAs, categoryName, makeVerifier, ok, type Person } from '../../../test/acts/people.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { expectSoundLedger } from '../../../test/sound-ledger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type Account, cash, payableOf, walletOf } from './accounts.ts'
import { checkLedger } from './check-ledger.ts'
import { type NewTransaction, post } from './post.ts'
import { balanceOf as sumOf } from './read-balance.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()

beforeAll(async () => {
  world.tamper()
  ok(await addFee(world, verifier, { amount: 1234 }))
  ok(await accept(world, verifier, await signedCertificates(world, issuer, student, 3)))
})
afterAll(() => world.close())

const postAll = (transactions: readonly NewTransaction[]) =>
  withRetry(world.ctx.db, (tx) => post(tx, world.ctx.clock(), transactions))
const settlement = (account: Account, amountFils: bigint): NewTransaction => ({
  kind: 'settlement',
  postings: [
    { account, amountFils },
    { account: cash, amountFils: -amountFils },
  ],
})

describe('posting', () => {
  test('however many postings are made at once, each balance is the sum of its postings', async () => {
    const ids = ['a', 'b', 'c'].map((letter) => `org_${letter.repeat(16)}`)
    const accounts = ids.flatMap((id) => [walletOf(id), payableOf(id)])
    const expected = new Map<Account, bigint>()
    const transaction = fc.record({
      account: fc.constantFrom(...accounts),
      amountFils: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    })
    const batch = fc.array(transaction, { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), async (batches) => {
        await Promise.all(
          batches.map((items) =>
            postAll(items.map(({ account, amountFils }) => settlement(account, amountFils))),
          ),
        )
        for (const { account, amountFils } of batches.flat())
          expected.set(account, (expected.get(account) ?? 0n) + amountFils)
        for (const account of accounts)
          expect(await sumOf(world.ctx.db, account)).toBe(expected.get(account) ?? 0n)
        await expectSoundLedger(world)
      }),
      { numRuns: 25 },
    )
  })

  test('postings that do not sum to zero are refused, together with everything posted beside them', async () => {
    const before = await checkLedger(world.ctx.db)
    const lopsided: NewTransaction = {
      kind: 'settlement',
      postings: [
        { account: walletOf('org_aaaaaaaaaaaaaaaa'), amountFils: 2n },
        { account: cash, amountFils: -1n },
      ],
    }
    const one: NewTransaction = { kind: 'settlement', postings: [{ account: cash, amountFils: 0n }] }
    for (const wrong of [lopsided, one])
      await expect(postAll([settlement(walletOf('org_aaaaaaaaaaaaaaaa'), 5n), wrong])).rejects.toThrow(
        'sum to zero',
      )
    expect(await checkLedger(world.ctx.db)).toEqual(before)
  })

  test('a certificate is charged once, even by two simultaneous calls', async () => {
    const [id] = await signedCertificates(world, issuer, student)
    const fee: NewTransaction = {
      kind: 'fee',
      certificateId: id!,
      postings: [
        { account: payableOf(issuer.id), amountFils: -100n },
        { account: walletOf('org_bbbbbbbbbbbbbbbb'), amountFils: 100n },
      ],
    }
    const before = await sumOf(world.ctx.db, walletOf('org_bbbbbbbbbbbbbbbb'))
    const outcomes = await Promise.allSettled([postAll([fee]), postAll([fee]), postAll([fee])])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sumOf(world.ctx.db, walletOf('org_bbbbbbbbbbbbbbbb'))).toBe(before + 100n)
    // This test posted what only an acceptance may post.
    expect(await checkLedger(world.ctx.db)).toMatchObject({ ok: false, reason: /not accepted/ })
    ok(await accept(world, await makeVerifier(world, admin), [id!]))
    await expectSoundLedger(world)
  })
})

describe('a party', () => {
  test('a verifier reads its balance in dirhams and its months with both ends', async () => {
    expect(await totalOf(world, verifier)).toBe(3702)
    const month = { month: monthIn(world), openingFils: 0, closingFils: 370_200 }
    expect(await balanceOf(world, verifier)).toEqual({
      account: 'wallet',
      balanceFils: 370_200,
      months: [month],
      payTo: null,
    })
  })

  test('an issuer reads what it owes, and a student who asked for nothing owes nothing', async () => {
    expect(await balanceOf(world, issuer)).toMatchObject({ account: 'payable', balanceFils: -370_300 })
    expect(await balanceOf(world, student)).toMatchObject({ account: 'payable', balanceFils: 0, months: [] })
  })

  test('a statement is read page by page, and another month has nothing in it', async () => {
    const path = (query: string) => `/api/balance/statement?month=${monthIn(world)}&limit=2${query}`
    const first = ok(await callAs(world, verifier, 'GET', path('')))
    expect([first.data.length, first.total]).toEqual([2, 3])
    const second = ok(await callAs(world, verifier, 'GET', path(`&cursor=${first.nextCursor}`)))
    expect([second.data.length, second.total, second.nextCursor]).toEqual([1, 3, null])
    const ids = [...first.data, ...second.data].map((line: { _id: string }) => line._id)
    expect(new Set(ids).size).toBe(3)
    const earlier = ok(await callAs(world, verifier, 'GET', '/api/balance/statement?month=2020-01'))
    expect(earlier).toMatchObject({ data: [], total: 0 })
  })

  const fileOf = (party: Person, format: string) =>
    callAs(world, party, 'GET', `/api/balance/statement/file?month=${monthIn(world)}&format=${format}`)

  test('the statement as CSV has every line, with amounts that are numbers', async () => {
    const [header, ...lines] = readCsvRows((await fileOf(verifier, 'csv')).body)
    expect(header?.slice(1)).toEqual([
      'kind',
      'certificate_id',
      'certificate_type',
      'certificate_title',
      'holder',
      'party',
      'reference',
      'in_aed',
      'out_aed',
      'platform_share_aed',
    ])
    expect(lines).toHaveLength(3)
    for (const [, kind, , type, , holder, party, , paidIn, paidOut] of lines)
      expect([kind, type, holder, party, paidIn, paidOut]).toEqual([
        'fee',
        categoryName,
        student.name,
        issuer.name,
        '1234.00',
        '',
      ])
  })

  test('the statement as PDF is a PDF', async () => {
    const answer = await fileOf(verifier, 'pdf')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('a settlement', () => {
  test('pays a verifier out in parts, never more than it has, and once per key', async () => {
    const part = { partyId: verifier.id, amountFils: 200_250, reference: 'TT-77' }
    for (let i = 0; i < 2; i++) {
      const answer = await settle(world, admin, part, { 'idempotency-key': 'payout' })
      expect(ok(answer).data).toEqual({ balanceFils: 169_950 })
    }
    expect(await totalOf(world, verifier)).toBe(1699.5)
    expect((await statementOf(world, verifier))[0]).toMatchObject({
      kind: 'settlement',
      amountFils: -200_250,
      reference: 'TT-77',
      certificateId: '',
      party: '',
    })
    const tooMuch = await settle(world, admin, { partyId: verifier.id, amountFils: 169_951 })
    expect([tooMuch.statusCode, tooMuch.json().fields]).toEqual([
      422,
      { amountFils: 'This is more than the balance.' },
    ])
    expect(await totalOf(world, verifier)).toBe(1699.5)
  })

  test('of two at once that would each pay everything, one is refused', async () => {
    const everything = { partyId: issuer.id, amountFils: 370_300 }
    const answers = await Promise.all([settle(world, admin, everything), settle(world, admin, everything)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await balanceOf(world, issuer)).balanceFils).toBe(0)
    await expectSoundLedger(world)
  })

  test.each([
    [{ amountFils: 0 }, 422],
    [{ amountFils: -1 }, 422],
    [{ amountFils: 1.5 }, 422],
    [{ reference: ' ' }, 422],
    [{ partyId: 'org_nobody' }, 404],
    [{ partyId: 'platform' }, 404],
  ])('%o is refused', async (change, status) => {
    const valid = { partyId: verifier.id, amountFils: 100 }
    expect((await settle(world, admin, { ...valid, ...change })).statusCode).toBe(status)
  })

  test('is recorded in the trails of the party and of the platform, without its reference', async () => {
    const entries = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['org_id', 'subject', 'detail'])
      .where('action', '=', 'settlement.recorded')
      .where('subject', '=', verifier.id)
      .execute()
    expect(entries.map(({ org_id }) => org_id).sort()).toEqual([verifier.id, 'platform'])
    expect(entries.map(({ detail }) => detail)).toEqual(
      Array(2).fill({ amountFils: 200_250, direction: 'out' }),
    )
  })

  test('the administrator sees every balance, by name and by search', async () => {
    const all = await listBalances(world, admin)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
    expect(all).toContainEqual({
      _id: verifier.id,
      name: verifier.name,
      role: 'verifier',
      account: 'wallet',
      balanceFils: 169_950,
      reference: '',
    })
    const found = await listBalances(world, admin, `?search=${encodeURIComponent(issuer.name.toUpperCase())}`)
    expect(found).toMatchObject([{ _id: issuer.id, role: 'issuer', account: 'payable', balanceFils: 0 }])
  })
})

test.each([
  ['ledger_posting SET amount_fils = amount_fils + 1', /do not sum to zero/],
  ["ledger_posting SET at = at - interval '1 day'", /without a transaction/],
  ['ledger_month SET amount_fils = amount_fils + 1', /not what the postings come to/],
])('the audit of the history notices UPDATE %s', async (rewrite, reason) => {
  const of = `WHERE owner_id = '${verifier.id}'`
  await sql.raw(`UPDATE ${rewrite} ${of}`).execute(world.ctx.db)
  const ledger = (await auditHistory(world.ctx)).find(({ part }) => part === 'ledger')
  expect(ledger).toMatchObject({ ok: false, text: expect.stringMatching(reason) })
  const back = rewrite.replace(/[+-](?= (1|interval))/, (sign) => (sign === '+' ? '-' : '+'))
  await sql.raw(`UPDATE ${back} ${of}`).execute(world.ctx.db)
  await expectSoundLedger(world)
})

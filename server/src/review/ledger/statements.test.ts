import { paymentReference, printedForm } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, signedCertificates } from '../../../test/acts/certificates.ts'
import {
  addFee,
  balanceOf,
  listBalances,
  monthIn,
  paymentDetails,
  settle,
  statementOf,
} from '../../../test/acts/fees.ts'
import { callAs, makeIssuer, makeVerifier, ok, type Person } from '../../../test/acts/people.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { eraseAccount } from '../../people/account/erase-account.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { post } from './post.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
let certificateId: string

beforeAll(async () => {
  world.tamper()
  ok(await addFee(world, verifier, { amount: 20 }))
  ;[certificateId] = (await signedCertificates(world, issuer, student)) as [string]
  ok(await accept(world, verifier, [certificateId]))
})
afterAll(() => world.close())

const fileOf = (party: Person, format: string) =>
  callAs(world, party, 'GET', `/api/balance/statement/file?month=${monthIn(world)}&format=${format}`)
const ofParty = (id: string, rest = '') => callAs(world, admin, 'GET', `/api/admin/balances/${id}${rest}`)
const month = () => `month=${monthIn(world)}`

describe('how to pay', () => {
  test('a party that may owe has a reference that never changes; the account to pay into follows once it is set', async () => {
    const { payTo } = await balanceOf(world, issuer)
    expect(payTo).toEqual({ reference: paymentReference(issuer.id), account: null, byCard: false })
    const typed = { ...paymentDetails, iban: printedForm(paymentDetails.iban).toLowerCase() }
    ok(await callAs(world, admin, 'PUT', '/api/admin/payment-details', typed))
    expect((await balanceOf(world, issuer)).payTo).toEqual({ ...payTo, account: paymentDetails })
    expect((await balanceOf(world, verifier)).payTo).toBeNull()
  })

  test.each([
    [{ iban: 'AE070331234567890123457' }, 'iban', /not a valid IBAN/],
    [{ iban: '' }, 'iban', /IBAN is required/],
    [{ bic: 'EBIL' }, 'bic', /8 or 11/],
    [{ bankName: ' ' }, 'bankName', /required/],
  ])('%o is refused', async (change, field, message) => {
    const answer = await callAs(world, admin, 'PUT', '/api/admin/payment-details', {
      ...paymentDetails,
      ...change,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ [field]: expect.stringMatching(message) })
    expect(ok(await callAs(world, admin, 'GET', '/api/admin/payment-details')).data).toEqual(paymentDetails)
  })

  test('a change is in the trail, and one behind the product’s back is found', async () => {
    const entries = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['org_id', 'detail'])
      .where('action', '=', 'payment-details.changed')
      .execute()
    expect(entries).toEqual([{ org_id: 'platform', detail: {} }])
    const faults = async () => (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part }) => part)
    await world.ctx.db.updateTable('payment_details').set({ iban: 'AE00' }).execute()
    expect(await faults()).toEqual(['recorded state of trail platform'])
    await world.ctx.db.updateTable('payment_details').set({ iban: paymentDetails.iban }).execute()
    expect(await faults()).toEqual([])
  })

  test('an administrator finds the party of a reference, however it was typed', async () => {
    const search = encodeURIComponent(printedForm(paymentReference(issuer.id)).toLowerCase())
    expect(await listBalances(world, admin, `?search=${search}`)).toMatchObject([{ _id: issuer.id }])
  })
})

describe('a line of a statement', () => {
  test('names the certificate and its holder to both sides', async () => {
    for (const [who, party] of [
      [verifier, issuer.name],
      [issuer, verifier.name],
    ] as const) {
      const [line] = await statementOf(world, who)
      expect(line).toMatchObject({ certificateId, holder: student.name, party })
      expect(line!.certificateTitle).not.toBe('')
    }
  })

  test('a verifier that was not party to a certificate learns no more than its type', async () => {
    const other = await makeVerifier(world, admin)
    const [id] = await signedCertificates(world, issuer, student)
    // The product never posts this; it stands for a mistake elsewhere.
    await withRetry(world.ctx.db, (tx) =>
      post(tx, world.ctx.clock(), [
        {
          kind: 'fee',
          certificateId: id!,
          postings: [
            { account: { name: 'payable', ownerId: 'org_x' }, amountFils: -100n },
            { account: { name: 'wallet', ownerId: other.id }, amountFils: 100n },
          ],
        },
      ]),
    )
    expect(await statementOf(world, other)).toMatchObject([
      { certificateId: '', certificateTitle: '', holder: '', party: '', amountFils: 100 },
    ])
    expect(ok(await ofParty(other.id)).data).toMatchObject({ name: other.name, balanceFils: 100 })
  })

  test('nobody else has a line about it', async () => {
    for (const who of [await makeIssuer(world, admin), student])
      expect(await statementOf(world, who)).toEqual([])
  })

  test('a formula in a title stays text in the CSV', async () => {
    const id = await uploadCertificate(world, { student, issuer }, { title: '=HYPERLINK("http://x")' })
    ok(await answerUpload(world, issuer, id))
    ok(await decideUpload(world, verifier, id))
    const titles = readCsvRows((await fileOf(student, 'csv')).body).map((cells) => cells[4])
    expect(titles).toEqual(['certificate_title', `'=HYPERLINK("http://x")`])
  })

  test('the name of an erased person is gone, also from files', async () => {
    const account = await world.ctx.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    await withRetry(world.ctx.db, (tx) => eraseAccount(world.ctx, tx, account))
    for (const who of [verifier, issuer]) {
      const lines = await statementOf(world, who)
      expect(lines.map(({ holder }) => holder)).toEqual(lines.map(() => ''))
      expect((await fileOf(who, 'csv')).body).not.toContain(student.name)
    }
  })
})

describe('an administrator', () => {
  test('reads and downloads the statement of one party', async () => {
    expect(ok(await ofParty(issuer.id)).data).toMatchObject({ name: issuer.name, account: 'payable' })
    const { data } = ok(await ofParty(issuer.id, `/statement?${month()}`))
    expect(data).toEqual(await statementOf(world, issuer))
    const pdf = await ofParty(issuer.id, `/statement/file?${month()}&format=pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each(['org_nobody', 'platform'])('finds no statement of %s', async (id) => {
    for (const rest of ['', `/statement?${month()}`, `/statement/file?${month()}&format=csv`])
      expect((await ofParty(id, rest)).statusCode).toBe(404)
  })

  test('a payment of a party that left can still be recorded', async () => {
    ok(await settle(world, admin, { partyId: student.id, amountFils: 2000 }))
    expect(ok(await ofParty(student.id)).data).toMatchObject({ balanceFils: 0, name: student.id })
  })
})

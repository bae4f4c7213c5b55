import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  certificate,
  endedBatch,
  readBatch,
  runBatch,
  signature,
  startBatch,
} from '../../../test/acts/batches.ts'
import { accept, readAs, revoke, sign, signedCertificates } from '../../../test/acts/certificates.ts'
import {
  approvedOrganisation,
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** An issuer that nothing else in this file uses, with its students. */
async function university(students: number, nameOf?: (n: number) => string) {
  const own = await makeIssuer(world, admin)
  return { own, students: await addStudents(world.ctx, own.id, students, nameOf) }
}

async function listOf(who: Organisation, batchId: string) {
  const answer = await callAs(world, who, 'GET', `/get-certificate-from-db?batch=${batchId}&limit=1000`)
  return ok(answer).documents
}

const failuresOf = async (who: Organisation, batchId: string, query = '') =>
  ok(await callAs(world, who, 'GET', `/api/batches/${batchId}/failures${query}`))

const createAll = { kind: 'create', recipients: { filter: {} }, certificate }

describe('creating for all who match', () => {
  test('makes one pending certificate per student, but for the exceptions', async () => {
    const { own, students } = await university(1201)
    const recipients = { filter: {}, except: [students[5]!] }
    const accepted = await startBatch(world, own, { ...createAll, recipients })
    expect(accepted).toMatchObject({
      kind: 'create',
      state: 'waiting',
      title: 'Bridges',
      total: 1200,
      done: 0,
    })
    const batch = await endedBatch(world, own, accepted._id)
    expect(batch).toMatchObject({ state: 'done', total: 1200, done: 1200, failed: 0 })
    const page = ok(await callAs(world, own, 'GET', `/get-certificate-from-db?batch=${batch._id}&limit=1`))
    expect(page.total).toBe(1200)
    expect(page.documents[0]).toMatchObject({ status: '0', isVerified: false, batchId: batch._id })
    const { queued } = await world.ctx.db
      .selectFrom('review_request')
      .select((q) => q.fn.countAll<string>().as('queued'))
      .where('org_id', '=', own.id)
      .executeTakeFirstOrThrow()
    expect(queued).toBe('1200')
  })

  test('a search selects what the list of students finds', async () => {
    const { own } = await university(30, (n) => (n % 3 === 0 ? `Amal ${n}` : `Zoë ${n}`))
    const batch = await runBatch(world, own, { ...createAll, recipients: { filter: { search: 'AMAL' } } })
    expect([batch.total, batch.done]).toEqual([10, 10])
    for (const one of await listOf(own, batch._id)) expect(one.userName).toContain('Amal')
  })

  test('a repeated submission with the same key creates nothing twice', async () => {
    const { own } = await university(3)
    const key = { 'idempotency-key': randomUUID() }
    const first = await startBatch(world, own, createAll, key)
    const again = await startBatch(world, own, createAll, key)
    expect(again).toEqual(first)
    await endedBatch(world, own, first._id)
    expect(ok(await callAs(world, own, 'GET', '/get-certificate-from-db')).total).toBe(3)
  })

  test('names that cannot be printed and people who are not students fail by themselves, with the reason', async () => {
    const { own, students } = await university(3, (n) => (n === 1 ? 'Amal \u{1F600}' : `Amal ${n}`))
    const recipients = { ids: [...students, 'stud_of_nobody'] }
    const batch = await runBatch(world, own, { ...createAll, recipients })
    expect(batch).toMatchObject({ state: 'done', total: 4, done: 2, failed: 2 })
    const { data, total } = await failuresOf(own, batch._id)
    expect(total).toBe(2)
    expect(data).toEqual(
      expect.arrayContaining([
        {
          subject: students[1],
          name: 'Amal \u{1F600}',
          error: 'missing_glyph',
          message: expect.stringContaining('\u{1F600}'),
          key: 'missing_glyph',
          parameters: { characters: [expect.stringContaining('\u{1F600}')] },
        },
        {
          subject: 'stud_of_nobody',
          name: '',
          error: 'invalid',
          message: 'This recipient is not one of your students.',
          key: 'invalid.recipient',
          parameters: {},
        },
      ]),
    )
    expect((await failuresOf(own, batch._id, '?search=amal')).total).toBe(1)
    const search = () => callAs(world, own, 'GET', `/api/batches/${batch._id}/failures?search=amal`)
    const answers = await Promise.all(Array.from({ length: 40 }, search))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
  })

  test('is refused at once when the type, the template, the dates or the recipients are wrong', async () => {
    const { own } = await university(1)
    const refuse = async (change: object, recipients: object = { filter: {} }) => {
      const request = { ...createAll, recipients, certificate: { ...certificate, ...change } }
      const answer = await callAs(world, own, 'POST', '/api/batches', request)
      return [answer.statusCode, Object.keys(answer.json().fields ?? {})]
    }
    expect(await refuse({ certificateType: 'Unknown' })).toEqual([422, ['certificate.certificateType']])
    expect(await refuse({ templateId: 'tpl_none' })).toEqual([422, ['certificate.templateId']])
    expect(await refuse({ validUntil: '2026-06-29' })).toEqual([422, ['certificate.validUntil']])
    expect(await refuse({}, { filter: { search: 'nobody' } })).toEqual([422, ['recipients']])
    expect(ok(await callAs(world, own, 'GET', '/api/batches')).total).toBe(0)
  })
})

describe('undoing a batch', () => {
  test('withdraws what nobody has signed or decided on, and says for whom it was too late', async () => {
    const { own } = await university(4)
    const { _id } = await runBatch(world, own, createAll)
    const created = await listOf(own, _id)
    ok(await sign(world, own, [created[0]._id]))
    ok(
      await callAs(world, verifier, 'PUT', '/update-verified', {
        id: created[1]._id,
        flag: '2',
        reason: 'No',
      }),
    )
    ok(await callAs(world, own, 'POST', `/api/batches/${_id}/recall`))
    const recalled = await endedBatch(world, own, _id)
    expect(recalled).toMatchObject({ state: 'recalled', total: 4, done: 2, failed: 2, recallUntil: '' })
    expect((await listOf(own, _id)).map((one: { _id: string }) => one._id)).toEqual([
      created[0]._id,
      created[1]._id,
    ])
    const { data } = await failuresOf(own, _id)
    expect(data.map(({ error }: { error: string }) => error).sort()).toEqual([
      'already_decided',
      'already_signed',
    ])
    const gone = await callAs(world, own, 'GET', `/api/certificates/${created[2]._id}`)
    expect(gone.statusCode).toBe(404)
    const inQueue = await world.ctx.db
      .selectFrom('review_request')
      .select('certificate_id')
      .where('org_id', '=', own.id)
      .execute()
    expect(inQueue).toHaveLength(2)
  })

  test('is neither offered nor accepted once everything is signed, and says how many are left', async () => {
    const { own } = await university(3)
    const { _id, recallable } = await runBatch(world, own, createAll)
    expect(recallable).toBe(3)
    const [first, ...others] = (await listOf(own, _id)).map((one: { _id: string }) => one._id)
    ok(await sign(world, own, [first]))
    expect(await readBatch(world, own, _id)).toMatchObject({
      recallable: 2,
      recallUntil: expect.stringMatching('Z'),
    })
    ok(await sign(world, own, others))
    expect(await readBatch(world, own, _id)).toMatchObject({ recallable: 0, recallUntil: '' })
    expect((await callAs(world, own, 'POST', `/api/batches/${_id}/recall`)).statusCode).toBe(409)
    expect(await readBatch(world, own, _id)).toMatchObject({ state: 'done', done: 3, failed: 0 })
  })

  test('stops one that is in progress, and leaves nothing of it', async () => {
    const { own } = await university(1600)
    const { _id } = await startBatch(world, own, createAll)
    await world.until(async () => (await readBatch(world, own, _id)).done > 0)
    ok(await callAs(world, own, 'POST', `/api/batches/${_id}/recall`))
    expect(await endedBatch(world, own, _id)).toMatchObject({ state: 'recalled', done: 1600, failed: 0 })
    expect(ok(await callAs(world, own, 'GET', '/get-certificate-from-db')).total).toBe(0)
  })

  test('is possible for ten minutes and once, and for no other kind', async () => {
    const { own } = await university(1)
    const late = await runBatch(world, own, createAll)
    const early = await runBatch(world, own, createAll)
    const signing = await runBatch(world, own, {
      kind: 'sign',
      certificates: { filter: { batch: late._id } },
      ...signature(own),
    })
    const recall = async (id: string) =>
      (await callAs(world, own, 'POST', `/api/batches/${id}/recall`)).statusCode
    expect(signing.recallUntil).toBe('')
    expect([await recall(signing._id), await recall(early._id), await recall(early._id)]).toEqual([
      409, 200, 409,
    ])
    world.advance(10 * 60_000 + 1)
    expect(await recall(late._id)).toBe(409)
    await endedBatch(world, own, early._id)
  })
})

describe('acts on certificates', () => {
  test('sign, suspend, reinstate and revoke a whole submission, each with exact counts', async () => {
    const { own } = await university(510)
    const { _id } = await runBatch(world, own, createAll)
    const certificates = { filter: { batch: _id } }
    const signed = await runBatch(world, own, { kind: 'sign', certificates, ...signature(own) })
    expect(signed).toMatchObject({ state: 'done', total: 510, done: 510, failed: 0 })
    const suspended = await runBatch(world, own, { kind: 'suspend', certificates, reasonCode: 'misconduct' })
    expect([suspended.done, suspended.failed]).toEqual([510, 0])
    const reinstated = await runBatch(world, own, { kind: 'reinstate', certificates })
    expect([reinstated.done, reinstated.failed]).toEqual([510, 0])
    const revoked = await runBatch(world, own, { kind: 'revoke', certificates, reason: 'The exam was void' })
    expect([revoked.done, revoked.failed]).toEqual([510, 0])
    const { bits } = await world.ctx.db
      .selectFrom('status_entry')
      .select((q) => q.fn.countAll<string>().as('bits'))
      .where('org_id', '=', own.id)
      .where('revoked', '=', true)
      .executeTakeFirstOrThrow()
    expect(bits).toBe('510')
    const again = await runBatch(world, own, { kind: 'revoke', certificates, reason: 'Once more' })
    expect([again.done, again.failed]).toEqual([0, 510])
    const { data } = await failuresOf(own, again._id, '?limit=1')
    expect(data[0]).toMatchObject({ error: 'already_revoked', name: 'Student 000000' })
  })

  test('another’s digital signature is refused when it is submitted', async () => {
    const { own } = await university(1)
    await runBatch(world, own, createAll)
    const answer = await callAs(world, own, 'POST', '/api/batches', {
      kind: 'sign',
      certificates: { filter: {} },
      ...signature(own),
      verifierDigitalSignature: issuer.digitalSignature,
    })
    expect(answer.json()).toMatchObject({
      error: 'invalid',
      fields: { verifierDigitalSignature: expect.any(String) },
    })
  })

  test('transfer hands every recorded token to its holder without waiting for the chain', async () => {
    const student = await makeStudent(world, issuer)
    const ids = await signedCertificates(world, issuer, student, 3)
    ok(await accept(world, verifier, ids.slice(0, 2)))
    for (const id of ids.slice(0, 2)) await world.until(async () => (await readAs(world, issuer, id)).txHash)
    const batch = await runBatch(world, issuer, { kind: 'transfer', certificates: { ids } })
    expect(batch).toMatchObject({ state: 'done', total: 3, done: 2, failed: 1 })
    const after = await Promise.all(ids.map((id) => readAs(world, issuer, id)))
    expect(after.map((one) => one.transfer)).toEqual([true, true, false])
    expect(after[0].walletAddress).toMatch(/^0x/)
    expect((await failuresOf(issuer, batch._id)).data[0].error).toBe('not_accepted')
  })

  test('what failed can be tried again, and only that', async () => {
    const student = await makeStudent(world, issuer)
    const ids = await signedCertificates(world, issuer, student, 2)
    ok(await accept(world, verifier, [ids[0]!]))
    await world.until(async () => (await readAs(world, issuer, ids[0]!)).txHash)
    const first = await runBatch(world, issuer, { kind: 'transfer', certificates: { ids } })
    expect([first.done, first.failed, first.canRetry]).toEqual([1, 1, true])
    ok(await accept(world, verifier, [ids[1]!]))
    await world.until(async () => (await readAs(world, issuer, ids[1]!)).txHash)
    const retried = ok(await callAs(world, issuer, 'POST', `/api/batches/${first._id}/retry`)).data
    expect(retried).toMatchObject({ state: 'running', done: 1, failed: 0, endedAt: '', canRetry: false })
    expect(await endedBatch(world, issuer, first._id)).toMatchObject({ state: 'done', done: 2, failed: 0 })
    const nothingLeft = ok(await callAs(world, issuer, 'POST', `/api/batches/${first._id}/retry`)).data
    expect(nothingLeft).toMatchObject({ state: 'done', done: 2, canRetry: false })
  })
})

describe('the impact of an act', () => {
  test('says how many would change and why others would not', async () => {
    const { own } = await university(6)
    const { _id } = await runBatch(world, own, createAll)
    const ids = (await listOf(own, _id)).map((one: { _id: string }) => one._id)
    ok(await sign(world, own, ids.slice(0, 4)))
    ok(await revoke(world, own, ids[0]!))
    const preview = async (kind: string, certificates: object) =>
      ok(await callAs(world, own, 'POST', '/api/batches/preview', { kind, certificates })).data
    const all = { filter: { batch: _id } }
    const revoked = { error: 'already_revoked', message: 'This certificate is revoked.', count: 1 }
    const impact = await preview('revoke', all)
    expect(impact).toMatchObject({ total: 6, willChange: 3 })
    const unsigned = { error: 'not_signed', message: 'The issuer has not signed this certificate yet.' }
    expect(impact.refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining(revoked),
        expect.objectContaining({ ...unsigned, count: 2 }),
      ]),
    )
    expect(await preview('sign', all)).toMatchObject({ total: 6, willChange: 2 })
    expect(await preview('suspend', { ...all, except: ids.slice(0, 1) })).toMatchObject({ willChange: 3 })
    expect(await preview('revoke', { ids: [ids[0], 'cert_unknown'] })).toMatchObject({
      total: 2,
      willChange: 0,
      refused: [revoked, { error: 'not_found', count: 1 }],
    })
  })
})

test('the impact of an act on students counts all who match, also those that a list does not count', async () => {
  const { own, students } = await university(1201, () => 'Aisha Rahman')
  const found = { filter: { search: 'Aisha' }, except: [students[0]!] }
  const preview = async (kind: string, selection: object) =>
    ok(await callAs(world, own, 'POST', '/api/batches/preview', { kind, students: selection })).data
  expect(await preview('archive', found)).toEqual({ total: 1200, willChange: 1200, refused: [], quote: null })
  expect(await preview('create', found)).toMatchObject({ total: 1200 })
  expect(await preview('invite', { ids: students.slice(0, 2) })).toMatchObject({ total: 2 })
})

test('somebody else’s certificates fail as if they did not exist', async () => {
  const student = await makeStudent(world, issuer)
  const ids = await signedCertificates(world, issuer, student)
  const other = await approvedOrganisation(world, admin, 'issuer')
  const batch = await runBatch(world, other, { kind: 'revoke', certificates: { ids }, reason: 'Mine now' })
  expect(batch).toMatchObject({ done: 0, failed: 1 })
  expect((await failuresOf(other, batch._id)).data).toMatchObject([{ name: '', error: 'not_found' }])
  expect((await readAs(world, issuer, ids[0]!)).revokedAt).toBe('')
})

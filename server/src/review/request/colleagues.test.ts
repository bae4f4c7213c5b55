import { assignedToNobody, noteLimits, type ReviewRequest } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, signedCertificates } from '../../../test/acts/certificates.ts'
import { assign, makeColleague, writeNote } from '../../../test/acts/colleagues.ts'
import { corrected } from '../../../test/acts/corrections.ts'
import {
  callAs,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Person,
} from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { waiting } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { removeFromQueues } from '../../certificates/queue/decide-in-queues.ts'
import { workQueues } from '../../queues.ts'

const { world, admin, issuer, student, verifier } = await openRolesWorld()
let other: Organisation
let colleague: Awaited<ReturnType<typeof makeColleague>>

beforeAll(async () => {
  world.tamper()
  await workQueues(world.ctx)
  other = await makeVerifier(world, admin)
  colleague = await makeColleague(world, verifier, 'Hala Nasser')
})
afterAll(() => world.close())

const signed = async () => (await signedCertificates(world, issuer, student))[0]!
const queue = async (who: Person, query = ''): Promise<ReviewRequest[]> =>
  ok(await callAs(world, who, 'GET', `/get-requested-certificate-list?${query}`)).documents
const idsOf = (requests: readonly { _id: string }[]) => requests.map(({ _id }) => _id)
const inQueue = async (who: Person, id: string) => (await queue(who)).find(({ _id }) => _id === id)!
const notes = async (who: Person, id: string) =>
  ok(await callAs(world, who, 'GET', `/api/review/requests/${id}/notes`)).data
const status = async (answer: ReturnType<typeof callAs>) => (await answer).statusCode

describe('a request', () => {
  test('is assigned, reassigned and given back; both see the assignee, and other verifiers see nothing', async () => {
    const id = await signed()
    const owner = ok(await callAs(world, verifier, 'GET', '/api/colleagues')).data[0]
    ok(await assign(world, colleague, [id], colleague.accountId))
    for (const reader of [colleague, verifier])
      expect((await inQueue(reader, id)).assignee).toEqual({ _id: colleague.accountId, name: 'Hala Nasser' })
    expect((await inQueue(other, id)).assignee).toBeNull()
    ok(await assign(world, colleague, [id], owner._id))
    expect((await inQueue(colleague, id)).assignee?._id).toBe(owner._id)
    ok(await assign(world, verifier, [id], null))
    expect((await inQueue(verifier, id)).assignee).toBeNull()
  })

  test('is found by its assignee, in both queues', async () => {
    const [mine, nobodys] = [await signed(), await signed()]
    const upload = await uploadCertificate(world, { student, issuer })
    ok(await assign(world, verifier, [mine, upload], colleague.accountId))
    const own = idsOf(await queue(verifier, `assignedTo=${colleague.accountId}`))
    expect(own).toContain(mine)
    expect(own).not.toContain(nobodys)
    const free = idsOf(await queue(verifier, `assignedTo=${assignedToNobody}`))
    expect(free).toContain(nobodys)
    expect(free).not.toContain(mine)
    const path = `/api/user/get-user-certificates?assignedTo=${colleague.accountId}`
    const [found] = ok(await callAs(world, verifier, 'GET', path)).userCertificate
    expect(found).toMatchObject({ _id: upload, assignee: { _id: colleague.accountId }, notes: 0 })
  })

  test('that is a colleague’s can be decided by another', async () => {
    const id = await signed()
    ok(await assign(world, verifier, [id], colleague.accountId))
    ok(await accept(world, verifier, [id]))
    expect(await inQueue(colleague, id)).toMatchObject({ status: '1', assignee: { name: 'Hala Nasser' } })
  })

  test('cannot be given to a stranger, nor by one', async () => {
    const id = await signed()
    const [foreign] = ok(await callAs(world, other, 'GET', '/api/colleagues')).data
    expect(await status(assign(world, verifier, [id], foreign._id))).toBe(422)
    await world.ctx.db
      .insertInto('chosen_verifier')
      .values({ org_id: issuer.id, verifier_org_id: other.id })
      .execute()
    const unseen = await signed()
    await world.ctx.db.deleteFrom('chosen_verifier').where('org_id', '=', issuer.id).execute()
    expect(await status(assign(world, verifier, [unseen], colleague.accountId))).toBe(404)
    expect(await status(writeNote(world, verifier, unseen, 'Not our business'))).toBe(404)
  })

  test('is unassigned when its colleague is removed', async () => {
    const id = await signed()
    const leaver = await makeColleague(world, verifier, 'Rami Odeh')
    ok(await assign(world, leaver, [id], leaver.accountId))
    ok(await writeNote(world, leaver, id, 'I leave this to you.'))
    ok(await callAs(world, verifier, 'DELETE', `/api/colleagues/${leaver.accountId}`))
    expect((await inQueue(verifier, id)).assignee).toBeNull()
    expect(idsOf(await queue(verifier, `assignedTo=${assignedToNobody}`))).toContain(id)
    expect(await notes(verifier, id)).toMatchObject([{ author: 'Rami Odeh', text: 'I leave this to you.' }])
  })

  test('that was assigned twice to the same person is recorded once', async () => {
    const id = await signed()
    for (let i = 0; i < 2; i++) ok(await assign(world, verifier, [id], colleague.accountId))
    const entries = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['org_id', 'detail'])
      .where('action', '=', 'request.assigned')
      .where('subject', '=', id)
      .execute()
    expect(entries).toEqual([{ org_id: verifier.id, detail: { assignee: colleague.accountId } }])
  })
})

describe('a note', () => {
  test('is read by the verifier’s people, with its author, and deleted by the author only', async () => {
    const id = await signed()
    const { data } = ok(await writeNote(world, colleague, id, 'Asked the registrar, waiting.'))
    expect(await notes(verifier, id)).toEqual([{ ...data, isYours: false }])
    expect(data).toMatchObject({ author: 'Hala Nasser', isYours: true })
    expect((await inQueue(verifier, id)).notes).toBe(1)
    const path = `/api/review/notes/${data._id}`
    expect(await status(callAs(world, verifier, 'DELETE', path))).toBe(403)
    expect(await status(callAs(world, other, 'DELETE', path))).toBe(404)
    ok(await callAs(world, colleague, 'DELETE', path))
    expect(await notes(verifier, id)).toEqual([])
  })

  test('is seen by nobody else: not the issuer, the student, the admin or another verifier', async () => {
    const id = await signed()
    const secret = 'Unmistakable remark'
    ok(await writeNote(world, colleague, id, secret))
    expect(await notes(other, id)).toEqual([])
    for (const who of [issuer, student, admin]) {
      expect(await status(callAs(world, who, 'GET', `/api/review/requests/${id}/notes`))).toBe(403)
      const detail = await callAs(world, who, 'GET', `/api/certificates/${id}`)
      expect(detail.body).not.toContain(secret)
    }
    const trail = ok(await callAs(world, admin, 'GET', '/api/admin/audit?limit=1000'))
    expect(JSON.stringify(trail)).not.toContain(secret)
    expect(world.logLines.join('\n')).not.toContain(secret)
    const rows = await world.ctx.db.selectFrom('review_note').selectAll().execute()
    expect(Buffer.concat(rows.map((row) => row.sealed)).includes('Unmistakable')).toBe(false)
  })

  test('is deleted with the certificate, and with the documents of the person it is about', async () => {
    const id = await signed()
    const draft = await corrected(world, issuer, id, { title: 'Bridges and Tunnels' })
    ok(await writeNote(world, verifier, draft, 'About a draft'))
    ok(await assign(world, verifier, [draft], colleague.accountId))
    ok(await callAs(world, issuer, 'DELETE', `/api/certificates/${id}/correct`))
    const leaving = await makeStudent(world, issuer)
    const [theirs] = await signedCertificates(world, issuer, leaving)
    ok(await writeNote(world, verifier, theirs!, 'About somebody who leaves'))
    ok(await callAs(world, admin, 'POST', `/api/admin/people/${leaving.id}/erase-documents`))
    for (const table of ['review_note', 'assignment'] as const) {
      const rows = await world.ctx.db.selectFrom(table).select('certificate_id').execute()
      expect(rows.map((row) => row.certificate_id)).not.toContain(draft)
      if (table === 'review_note') expect(rows.map((row) => row.certificate_id)).not.toContain(theirs)
    }
  })

  test('and an assignment wait for a withdrawal in progress, and then find no request', async () => {
    const id = await signed()
    const withdrawal = await world.ctx.db.startTransaction().execute()
    await removeFromQueues(withdrawal, [id])
    const late = [
      writeNote(world, verifier, id, 'Too late'),
      assign(world, verifier, [id], colleague.accountId),
    ]
    await waitingForLocks(late.length)
    await withdrawal.commit().execute()
    expect(await Promise.all(late.map(status))).toEqual([404, 404])
  })

  test('is one of at most 100, even if several are written at once', async () => {
    const id = await signed()
    const note = { org_id: verifier.id, certificate_id: id, author_id: '', sealed: new Uint8Array() }
    const most = noteLimits.perRequest - 1
    const before = Array.from({ length: most }, (_, i) => ({
      ...note,
      id: `note_${i}`,
      created_at: new Date(),
    }))
    await world.ctx.db.insertInto('review_note').values(before).execute()
    const answers = ['one', 'two', 'three'].map((text) => status(writeNote(world, verifier, id, text)))
    expect((await Promise.all(answers)).sort()).toEqual([200, 422, 422])
  })
})

/** Resolves once this many transactions wait for another one's rows. */
const waitingForLocks = (count: number) => expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(count)

import { afterAll, expect, test } from 'vitest'
import { createCertificates, readAs, signedCertificates } from '../../../../test/acts/certificates.ts'
import { askFor, correct, corrected, openRequest } from '../../../../test/acts/corrections.ts'
import { untilMails } from '../../../../test/acts/mails.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  ok,
  type Student,
} from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, admin, issuer } = await openRolesWorld({ startRoles: true })
let student: Student
afterAll(() => world.close())

type Answer = Awaited<ReturnType<typeof callAs>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error]
const withdraw = (holder: Caller, id: string) =>
  callAs(world, holder, 'POST', `/api/user/correction-requests/${id}/withdraw`)
const decline = (who: Caller, id: string, reason = 'The register says so') =>
  callAs(world, who, 'POST', `/api/correction-requests/${id}/decline`, { reason })
const listed = async (who: Caller, query = '') =>
  ok(
    await callAs(
      world,
      who,
      'GET',
      (who === issuer ? '/api/correction-requests' : '/api/user/correction-requests') + query,
    ),
  )
const openCount = async () =>
  ok(await callAs(world, issuer, 'GET', '/api/issuer/overview')).data.correctionRequests

test('a holder asks, the issuer approves by correcting, and both are mailed', async () => {
  student = await makeStudent(world, issuer)
  const { certificateId, requestId } = await openRequest(world, issuer, student)
  expect(await openCount()).toBe(1)
  expect((await listed(issuer)).data).toEqual([
    {
      _id: requestId,
      certificateId,
      title: 'Bridges 1',
      userName: 'Amal Haddad',
      issuerName: issuer.name,
      changes: [{ field: 'userName', from: 'Amal Haddad', to: 'Amal Haddād' }],
      why: 'My name is written with a macron.',
      state: 'open',
      answer: '',
      createdAt: expect.stringMatching(/^20/),
      decidedAt: '',
      correctedBy: '',
    },
  ])
  const [asked] = await untilMails(world, issuer.email, 2)
  expect(asked).toMatchObject({ subject: 'Correction requested: Bridges 1' })
  expect(asked!.text).toContain('Name: “Amal Haddād” instead of “Amal Haddad”')
  expect(asked!.text).toContain('/issuer/requests')

  const id = ok(
    await correct(world, issuer, certificateId, { userName: 'Amal Haddād', requestId }),
  ).certificateId
  expect(await openCount()).toBe(0)
  expect((await listed(student)).data).toMatchObject([{ state: 'approved', correctedBy: id }])
  const [approved] = await untilMails(world, student.email, 1)
  expect(approved).toMatchObject({ subject: 'Your certificate is being corrected: Bridges 1' })
})

test('a declined request tells the holder why; each is told in their own language', async () => {
  const arabic = await makeIssuer(world, admin)
  const holder = await makeStudent(world, arabic)
  const own = world.ctx.db.updateTable('account')
  await own.set({ language: 'fr' }).where('id', '=', holder.id).execute()
  await own.set({ language: 'ar' }).where('org_id', '=', arabic.id).execute()
  const { requestId } = await openRequest(world, arabic, holder)
  expect(ok(await decline(arabic, requestId)).data).toMatchObject({
    state: 'declined',
    answer: 'The register says so',
    decidedAt: expect.stringMatching(/^20/),
  })
  const [mail] = await untilMails(world, holder.email, 1)
  expect(mail).toMatchObject({ subject: 'Votre demande a été refusée : Bridges 1' })
  expect(mail!.text).toContain('The register says so')
  const [asked] = await untilMails(world, arabic.email, 2)
  expect(asked!.text).toContain('الاسم: «Amal Haddād» بدلًا من «Amal Haddad»')
})

test('a request can be answered or withdrawn only once', async () => {
  const holder = await makeStudent(world, issuer)
  const { certificateId, requestId } = await openRequest(world, issuer, holder)
  expect(codeOf(await askFor(world, holder, certificateId))).toEqual([409, 'already_exists'])
  expect(ok(await withdraw(holder, requestId)).data.state).toBe('withdrawn')
  for (const late of [withdraw(holder, requestId), decline(issuer, requestId)]) {
    expect(codeOf(await late)).toEqual([409, 'already_decided'])
  }
  const approving = await correct(world, issuer, certificateId, { title: 'X', requestId })
  expect(codeOf(approving)).toEqual([409, 'already_decided'])
  ok(await askFor(world, holder, certificateId))
})

test('of approving and declining at once, one wins', async () => {
  const holder = await makeStudent(world, issuer)
  for (const certificateId of await signedCertificates(world, issuer, holder, 4)) {
    const requestId = ok(await askFor(world, holder, certificateId)).data._id
    const answers = await Promise.all([
      correct(world, issuer, certificateId, { title: 'X', requestId }),
      decline(issuer, requestId),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const isApproved = answers[0].statusCode === 200
    const versions = ok(
      await callAs(world, issuer, 'GET', `/api/certificates/${certificateId}/versions`),
    ).data
    expect(versions.length).toBe(isApproved ? 2 : 1)
  }
})

test('withdrawing a correction reopens the request that it answered', async () => {
  const holder = await makeStudent(world, issuer)
  const { certificateId, requestId } = await openRequest(world, issuer, holder)
  ok(await correct(world, issuer, certificateId, { title: 'Wrong', requestId }))
  expect(codeOf(await askFor(world, holder, certificateId))).toEqual([409, 'correction_open'])
  ok(await callAs(world, issuer, 'DELETE', `/api/certificates/${certificateId}/correct`))
  expect((await listed(holder)).data).toMatchObject([{ _id: requestId, state: 'open', correctedBy: '' }])
  ok(await correct(world, issuer, certificateId, { title: 'Right', requestId }))
})

test('nobody can ask for what cannot be corrected, more than five times a day, or for no change', async () => {
  const holder = await makeStudent(world, issuer)
  const [draft] = await createCertificates(world, issuer, holder)
  expect(codeOf(await askFor(world, holder, draft!))).toEqual([409, 'not_signed'])
  const [old, ...more] = await signedCertificates(world, issuer, holder, 6)
  const ask = (changes: { field: string; to: string }[]) => askFor(world, holder, old!, changes)
  expect(codeOf(await ask([{ field: 'title', to: 'Bridges 1' }]))).toEqual([422, 'invalid'])
  const malformed = await ask([
    { field: 'title', to: 'Tunnels' },
    { field: 'date', to: 'yesterday' },
  ])
  expect(malformed.json()).toMatchObject({ error: 'invalid', fields: { 'changes.1.to': expect.any(String) } })
  await corrected(world, issuer, old!, { title: 'Tunnels' })
  expect(codeOf(await ask([{ field: 'title', to: 'Dams' }]))).toEqual([409, 'correction_open'])

  for (const id of more) ok(await askFor(world, holder, id))
  const [another] = await signedCertificates(world, issuer, holder)
  const refused = await askFor(world, holder, another!)
  expect(codeOf(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
})

test('lists are paged and can be narrowed by state and by what they show', async () => {
  const holder = await makeStudent(world, issuer)
  const ids = await signedCertificates(world, issuer, holder, 4)
  for (const id of ids) ok(await askFor(world, holder, id))
  const first = await listed(holder, '?limit=3')
  expect([first.data.length, first.total]).toEqual([3, 4])
  const rest = await listed(holder, `?limit=3&cursor=${first.nextCursor}`)
  expect([...first.data, ...rest.data].map(({ certificateId }) => certificateId)).toEqual(ids.toReversed())
  expect([rest.nextCursor, rest.total]).toEqual([null, 4])
  ok(await withdraw(holder, first.data[0]._id))
  expect((await listed(holder, '?state=open')).total).toBe(3)
  expect((await listed(holder, '?search=bridges 2')).data).toMatchObject([{ title: 'Bridges 2' }])
  expect((await listed(issuer, '?state=withdrawn&search=macron')).total).toBeGreaterThan(0)
})

test('other parties see no request, and cannot answer or withdraw one', async () => {
  const holder = await makeStudent(world, issuer)
  const { certificateId, requestId } = await openRequest(world, issuer, holder)
  const other = await makeIssuer(world, admin)
  const neighbour = await makeStudent(world, issuer)
  expect((await askFor(world, neighbour, certificateId)).statusCode).toBe(404)
  expect((await withdraw(neighbour, requestId)).statusCode).toBe(404)
  expect((await decline(other, requestId)).statusCode).toBe(404)
  const [own] = await signedCertificates(world, other, await makeStudent(world, other))
  expect(codeOf(await correct(world, other, own!, { title: 'X', requestId }))).toEqual([404, 'not_found'])
  expect((await listed(neighbour)).data).toEqual([])
  expect(ok(await callAs(world, other, 'GET', '/api/correction-requests')).data).toEqual([])
  expect((await readAs(world, other, own!)).supersededBy).toBe('')

  const [another] = await signedCertificates(world, issuer, holder)
  const wrong = await correct(world, issuer, another!, { title: 'X', requestId })
  expect(codeOf(wrong)).toEqual([404, 'not_found'])
})

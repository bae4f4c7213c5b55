import type { Certificate } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { certificate, runBatch } from '../../../../test/acts/batches.ts'
import { readAs, recordFor, sign } from '../../../../test/acts/certificates.ts'
import { corrected } from '../../../../test/acts/corrections.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { callAs, nobody, ok, studentData } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { signedPart } from '../../drawing/signed-facts.ts'

const { world, issuer, student, verifier } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const details = {
  grade: 'A−',
  gpa: '3.72',
  gpaScale: '4',
  honours: 'مع مرتبة الشرف',
  level: 'NQF 7',
  credits: '12.5',
  hours: '40',
  custom: [{ label: 'Thesis', value: 'Bridges' }],
}

const addStudent = async (email: string): Promise<string> =>
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email))).data._id

async function create(record: object): Promise<string> {
  const multipleCertificates = [{ ...recordFor(issuer, student), ...record }]
  const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates })
  return ok(answer).documents[0]._id
}

async function createdBy(batchId: string): Promise<Certificate[]> {
  const list: Certificate[] = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db')).documents
  return list.filter((one) => one.batchId === batchId)
}

const signedDocument = async (id: string) =>
  (await callAs(world, issuer, 'GET', `/api/certificates/${id}/credential.json`)).rawPayload
const parsed = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))

test('every door keeps what a certificate says beside its title, and its parties read it', async () => {
  const key = await makeApiKey(world, issuer)
  const byCall = await create({ details })
  const byProgram = ok(
    await callAs(world, key, 'POST', '/v1/certificates', {
      certificates: [
        {
          student: { studentId: student.studentId },
          category: certificate.certificateType,
          title: 'Bridges',
          date: '2026-06-30',
          details,
        },
      ],
    }),
  ).data[0].certificateId
  const { _id: batch } = await runBatch(world, issuer, {
    kind: 'create',
    certificate: { ...certificate, details },
    recipients: { ids: [student.studentId] },
  })
  const [byBatch] = await createdBy(batch)
  for (const id of [byCall, byProgram, byBatch!._id])
    expect((await readAs(world, issuer, id)).details).toEqual(details)
  expect(ok(await callAs(world, key, 'GET', `/v1/certificates/${byCall}`)).data.details).toEqual(details)
  expect((await readAs(world, verifier, byCall)).details).toEqual(details)
})

test('a batch can say something else for single recipients, and keeps none of it once they are created', async () => {
  const other = await addStudent('own-content@mail.example')
  const { _id: batchId } = await runBatch(world, issuer, {
    kind: 'create',
    certificate: { ...certificate, details: { level: 'NQF 7' } },
    recipients: { ids: [student.studentId, other, 'stud_of_nobody'] },
    each: [
      { userId: 'stud_of_nobody', details: { grade: 'C' } },
      { userId: other, title: 'Tunnels', details: { grade: 'A' } },
    ],
  })
  const said = (await createdBy(batchId)).map(({ title, details }) => [title, details])
  expect(said.toSorted()).toEqual([
    [certificate.title, { level: 'NQF 7' }],
    ['Tunnels', { grade: 'A' }],
  ])
  const kept = await world.ctx.db.selectFrom('recipient_content').select('student_id').execute()
  expect(kept).toEqual([{ student_id: 'stud_of_nobody' }])
})

test('a batch that says something about one recipient twice is refused', async () => {
  const answer = await callAs(world, issuer, 'POST', '/api/batches', {
    kind: 'create',
    certificate,
    recipients: { ids: [student.studentId] },
    each: ['A', 'B'].map((grade) => ({ userId: student.studentId, details: { grade } })),
  })
  expect(answer.json()).toMatchObject({
    error: 'invalid',
    fields: { each: 'Name each recipient only once.' },
  })
})

test('somebody who only has the link does not learn them from the server', async () => {
  const id = await create({ details })
  const { slug } = await readAs(world, issuer, id)
  const seen = await callAs(world, nobody, 'GET', `/api/user/get-certificate-by-user-url/${slug}`)
  expect(ok(seen).data.certificates[0].details).toEqual({})
  expect(seen.body).not.toContain('NQF 7')
})

test('they are signed as Open Badges results, and a drawing of the signed document shows the same', async () => {
  const id = await create({ details })
  ok(await sign(world, issuer, [id]))
  const signed = await signedDocument(id)
  const { credentialSubject } = parsed(signed)
  const { achievement, result, creditsEarned } = credentialSubject
  expect(creditsEarned).toBe(12.5)
  const names = new Map(achievement.resultDescription.map((one: { id: string }) => [one.id, one]))
  const said = result.map(({ resultDescription, value }: { resultDescription: string; value: string }) => {
    const { name, resultType } = names.get(resultDescription) as { name: string; resultType: string }
    return [name, resultType, value]
  })
  expect(said).toEqual([
    ['Grade', 'LetterGrade', 'A−'],
    ['GPA', 'GradePointAverage', '3.72'],
    ['Honours', 'Result', 'مع مرتبة الشرف'],
    ['Level', 'Result', 'NQF 7'],
    ['Hours', 'Result', '40'],
    ['Thesis', 'Result', 'Bridges'],
  ])
  expect(signedPart(signed).details).toEqual(details)
})

test('a certificate without them is signed as before', async () => {
  const [id, other] = [await create({}), await create({ details })]
  ok(await sign(world, issuer, [id, other]))
  const { achievement, ...subject } = parsed(await signedDocument(id)).credentialSubject
  expect(Object.keys(subject)).toEqual(['id', 'type', 'identifier'])
  expect(Object.keys(achievement)).not.toContain('resultDescription')
  const measured = parsed(await signedDocument(other)).credentialSubject.achievement
  expect(measured.id).not.toBe(achievement.id)
})

test('a correction keeps them, or changes them and says so', async () => {
  const id = await create({ details: { grade: 'B', custom: [{ label: 'Thesis', value: 'Dams' }] } })
  ok(await sign(world, issuer, [id]))
  const kept = await corrected(world, issuer, id, { title: 'Bridges and dams' })
  expect((await readAs(world, issuer, kept)).details).toEqual((await readAs(world, issuer, id)).details)
  ok(await sign(world, issuer, [kept]))
  await world.until(async () => (await readAs(world, issuer, id)).supersededBy === kept)
  const changed = await corrected(world, issuer, kept, { details: { grade: 'A' } })
  const { data } = ok(await callAs(world, issuer, 'GET', `/api/certificates/${changed}/versions`))
  expect(data.at(-1).changes).toEqual([
    { field: 'grade', from: 'B', to: 'A' },
    { field: 'custom', from: 'Thesis: Dams', to: '' },
  ])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate, runBatch, signature } from '../../../test/acts/batches.ts'
import { createCertificates, recordFor, sign, signedCertificates } from '../../../test/acts/certificates.ts'
import { correct } from '../../../test/acts/corrections.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeStudent,
  nobody,
  ok,
  personalData,
  studentData,
  uploadAs,
} from '../../../test/acts/people.ts'
import { newTemplate, settings } from '../../../test/acts/templates.ts'
import { answerUpload, uploadForm } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer } = await openRolesWorld({ startRoles: true })
let key: Caller

beforeAll(async () => {
  // The test writes drafts of earlier releases directly into the table.
  world.tamper()
  key = await makeApiKey(world, issuer)
})
afterAll(() => world.close())

let made = 0
async function studentNamed(name: string): Promise<{ studentId: string; email: string }> {
  const email = `named-${++made}@mail.example`
  const answer = await callAs(world, issuer, 'POST', '/api/student/add-student', {
    ...studentData(email),
    name,
  })
  return { studentId: ok(answer).data._id, email }
}

const countAll = async () => ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db')).total
const create = (records: object[]) =>
  callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: records })
const createByV1 = (student: { email: string }, change: object = {}) =>
  callAs(world, key, 'POST', '/v1/certificates', {
    certificates: [{ student, category: categoryName, title: 'Bridges', date: '2026-06-30', ...change }],
  })
const createByBatch = (ids: string[]) =>
  runBatch(world, issuer, { kind: 'create', certificate, recipients: { ids } })

const names = {
  thai: 'สมชาย ใจดี',
  devanagari: 'प्रिया शर्मा',
  bengali: 'রবীন্দ্রনাথ ঠাকুর',
  tamil: 'கார்த்திகேயன்',
  urdu: 'ٹھاکر ڈوگر ہاشمی',
  persian: 'ژیلا گل‌محمدی پورچیان',
  hebrew: 'יעל כהן־לוי',
  greek: 'Ελένη Παπαδοπούλου',
  cyrillic: 'Їжак Щербаков',
  chinese: '王小明',
  japanese: '山田 さくら',
  korean: '김민준',
}

test.each(Object.entries(names))(
  'a name in %s is taken by upload-json, /v1 and a batch, signed and drawn',
  async (_, name) => {
    const { studentId, email } = await studentNamed(name)
    const [created] = ok(await create([recordFor(issuer, { studentId })])).documents
    ok(await createByV1({ email }))
    expect(await createByBatch([studentId])).toMatchObject({ done: 1, failed: 0 })
    ok(await sign(world, issuer, [created._id]))
    const document = await callAs(world, key, 'GET', `/v1/certificates/${created._id}/document.pdf`)
    expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf'])
  },
)

describe.each([
  ['hieroglyphs', 'Amal 𓀀𓀁', '‘𓀀’ (U+13000), ‘𓀁’ (U+13001)'],
  ['an emoji', 'Amal 😀', '‘😀’ (U+1F600)'],
  ['a private character', 'Amal \u{e000}', '(U+E000)'],
  ['letters of Khmer', 'សុខា', '‘ស’ (U+179F), ‘ុ’ (U+17BB), ‘ខ’ (U+1781), ‘ា’ (U+17B6)'],
])('a name with %s', (_, name, letters) => {
  const message = expect.stringMatching(
    new RegExp(
      `^The certificate fonts do not have .*${letters.replace(/[()+]/g, '\\$&')}\\. Write it with other letters\\.$`,
    ),
  )

  test('is refused by upload-json, /v1, a batch and a correction, with one sentence', async () => {
    const { studentId, email } = await studentNamed(name)
    const others = await countAll()
    const fine = await studentNamed('Amal Haddad')
    expect((await create([recordFor(issuer, fine), recordFor(issuer, { studentId })])).json()).toMatchObject({
      success: false,
      error: 'missing_glyph',
      message,
      fields: { 'multipleCertificates.1.userId': message },
    })
    expect((await createByV1({ email })).json()).toMatchObject({
      success: false,
      error: 'missing_glyph',
      message,
      fields: { 'certificates.0.student': message },
    })
    const batch = await createByBatch([studentId])
    expect(batch).toMatchObject({ done: 0, failed: 1 })
    const { data } = ok(await callAs(world, issuer, 'GET', `/api/batches/${batch._id}/failures`))
    expect(data[0]).toMatchObject({ error: 'missing_glyph', message })
    expect(await countAll()).toBe(others)

    const [signed] = await signedCertificates(world, issuer, fine)
    expect((await correct(world, issuer, signed!, { userName: name })).json()).toMatchObject({
      error: 'missing_glyph',
      fields: { userName: message },
    })
  })

  test('is refused when it is signed, where it was created by an earlier release', async () => {
    const [old, fine] = await createCertificates(world, issuer, await studentNamed('Amal Haddad'), 2)
    await world.ctx.db.updateTable('certificate').set({ user_name: name }).where('id', '=', old!).execute()
    expect((await sign(world, issuer, [old!])).json()).toMatchObject({ error: 'missing_glyph', message })
    expect(ok(await sign(world, issuer, [old!, fine!]))).toMatchObject({
      done: [fine],
      failed: [{ id: old, error: 'missing_glyph', message }],
    })
    const [other] = await createCertificates(world, issuer, await studentNamed('Amal Haddad'))
    await world.ctx.db.updateTable('certificate').set({ user_name: name }).where('id', '=', other!).execute()
    const byBatch = { kind: 'sign', certificates: { ids: [other] }, ...signature(issuer) }
    expect(await runBatch(world, issuer, byBatch)).toMatchObject({ done: 0, failed: 1 })
    const byV1 = { kind: 'sign', certificates: { ids: [other] } }
    const { batchId } = (await callAs(world, key, 'POST', '/v1/batches', byV1)).json().data
    const failure = await world.until(async () => {
      const { data } = ok(await callAs(world, key, 'GET', `/v1/batches/${batchId}/failures`))
      return data[0]
    })
    expect(failure).toMatchObject({ certificateId: other, error: 'missing_glyph', message })
  })
})

test('a title that cannot be drawn is refused everywhere, and named as its field', async () => {
  const title = 'Bridges 😀'
  const student = await makeStudent(world, issuer)
  const refusal = async (answer: ReturnType<typeof callAs>) => {
    const { error, fields } = (await answer).json()
    return [error, Object.keys(fields)]
  }
  expect(await refusal(create([recordFor(issuer, student, title)]))).toEqual([
    'missing_glyph',
    ['multipleCertificates.0.title'],
  ])
  expect(await refusal(createByV1({ email: student.email }, { title }))).toEqual([
    'missing_glyph',
    ['certificates.0.title'],
  ])
  const request = {
    kind: 'create',
    certificate: { ...certificate, title },
    recipients: { ids: [student.studentId] },
  }
  expect(await refusal(callAs(world, issuer, 'POST', '/api/batches', request))).toEqual([
    'missing_glyph',
    ['certificate.title'],
  ])
  const upload = uploadAs(world, student, '/api/user/upload-certificate', uploadForm(issuer, { title }))
  expect(await refusal(upload)).toEqual(['missing_glyph', ['title']])
})

test('an upload of a person whose name cannot be drawn is refused, and one from before is not signed', async () => {
  const student = await makeStudent(world, issuer)
  const send = () => uploadAs(world, student, '/api/user/upload-certificate', uploadForm(issuer))
  const { _id } = ok(await send()).data
  await world.ctx.db
    .updateTable('student')
    .set({ name: 'Amal 😀' })
    .where('id', '=', student.studentId)
    .execute()
  await world.ctx.db.updateTable('certificate').set({ user_name: 'Amal 😀' }).where('id', '=', _id).execute()
  expect((await send()).json()).toMatchObject({
    error: 'missing_glyph',
    fields: { userName: expect.any(String) },
  })
  expect((await answerUpload(world, issuer, _id)).json()).toMatchObject({ error: 'missing_glyph' })
})

test('an issuer’s names, its certificate types and the texts of its templates are refused where they are entered', async () => {
  const data = personalData('issuer', 'glyphs@org.example', 'University 😀')
  const refused = { error: 'missing_glyph' }
  expect((await callAs(world, nobody, 'POST', '/api/personal-data', data)).json()).toMatchObject({
    ...refused,
    fields: { organizationName: expect.any(String) },
  })
  const wanted = { displayName: 'University 😀', verifierIds: [] }
  expect((await callAs(world, issuer, 'PUT', '/api/organisation/settings', wanted)).json()).toMatchObject({
    ...refused,
    fields: { displayName: expect.any(String) },
  })
  const category = { name: 'Degree 😀' }
  expect((await callAs(world, issuer, 'POST', '/api/categories/create', category)).json()).toMatchObject({
    ...refused,
    fields: { name: expect.any(String) },
  })
  const template = newTemplate('Smiling', {
    texts: { ...settings.texts, footer: 'Yes 😀' },
    signatories: [{ name: 'Dean', role: 'Dean', signature: '' }],
  })
  expect((await callAs(world, issuer, 'POST', '/api/templates', template)).json()).toMatchObject({
    ...refused,
    fields: { 'settings.texts.footer': expect.any(String) },
  })
})

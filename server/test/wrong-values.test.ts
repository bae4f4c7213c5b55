import { afterAll, expect, test } from 'vitest'
import { createCertificates, recordFor } from './acts/certificates.ts'
import { callAs, nobody, ok, personalData, studentData } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

/** What is said of one field of an otherwise good body. */
async function saidOf(path: string, body: object, field: string, value: unknown) {
  const caller = path.startsWith('/api/personal-data') ? nobody : issuer
  const answer = await callAs(world, caller, 'POST', path, { ...body, [field]: value })
  return { status: answer.statusCode, message: answer.json().message }
}

test.each([
  ['type', 'charity', 'Type must be one of: private, public, educational'],
  ['industry', 5, 'Industry must be one of: finance, technology, educational'],
  ['selectedRole', 'admin', 'Selected Role must be one of: issuer, verifier'],
  ['mobile', 971501234567, 'Mobile must be text'],
  ['email', ['a@b.example'], 'Email must be text'],
  ['year', {}, 'Enter a valid year.'],
  ['industry', '', 'Industry is required'],
  ['type', null, 'Type is required'],
  ['email', '  ', 'Email is required'],
  ['year', null, 'Year is required'],
])('at sign-up, of the %s %j is said: %s', async (field, value, message) => {
  expect(
    await saidOf('/api/personal-data', personalData('issuer', 'wrong@values.example', 'New'), field, value),
  ).toEqual({
    status: 422,
    message,
  })
})

test.each([
  ['mobileNumber', 'abc', 'Enter a valid phone number.'],
  ['mobileNumber', true, 'Enter a valid phone number.'],
  ['mobileNumber', ' ', 'Mobile Number is required'],
  ['mobileNumber', undefined, 'Mobile Number is required'],
  ['password', 12345678, 'Password must be text'],
  ['year', [], 'Enter a valid year.'],
  ['dateOfBirth', '2003-04-05Tea', 'Date Of Birth must be a date such as 2025-06-30'],
  ['dateOfBirth', '2003-04-05T25:00:00Z', 'Date Of Birth must be a date such as 2025-06-30'],
])('of a student, %s %j is said: %s', async (field, value, message) => {
  const body = studentData('wrong@values.example')
  expect(await saidOf('/api/student/add-student', body, field, value)).toEqual({ status: 422, message })
})

test('an email that is sent twice is not called missing', async () => {
  const answer = await callAs(world, nobody, 'GET', '/api/check-unique?email=a@b.example&email=c@d.example')
  expect(answer.json()).toMatchObject({ success: false, message: 'Email must be text' })
})

test.each(['2026-06-30T21:30:00.000Z', '2026-06-30T21:30+04:00', '2026-06-30T21:30'])(
  'the date of %s is the one it is written with',
  async (date) => {
    const multipleCertificates = [{ ...recordFor(issuer, student), date }]
    const made = ok(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates }))
    const id = made.documents[0]._id
    const answer = await callAs(world, issuer, 'GET', `/api/certificates/${id}`)
    expect(answer.json().data.certificates[0].date).toBe('2026-06-30')
  },
)

test('a date with something else behind it is refused', async () => {
  const record = { ...recordFor(issuer, student), date: '2026-06-30T' }
  const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
  expect(answer.json()).toMatchObject({ message: 'Date must be a date such as 2025-06-30' })
})

test.each([
  [{}, 'User Id must be text'],
  [5, 'User Id must be text'],
  ['x'.repeat(81), 'Use at most 80 characters.'],
  [null, 'Select at least one recipient'],
])('of the recipient %j is said: %s', async (userId, message) => {
  const record = { ...recordFor(issuer, student), userId }
  const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
  expect(answer.json()).toMatchObject({ message })
})

test.each([
  ['cetificateId', 120],
  ['publicKey', 200],
  ['verifierDigitalSignature', 300],
])('a %s of more than %d characters is called too long', async (field, max) => {
  const { publicKey, digitalSignature: verifierDigitalSignature } = issuer
  const body = { cetificateId: 'cert_1', isByIssuer: true, publicKey, verifierDigitalSignature }
  expect(await saidOf('/verify-json', body, field, 'x'.repeat(max + 1))).toEqual({
    status: 422,
    message: `Use at most ${max} characters.`,
  })
})

test('two lists of students at once are too many files', async () => {
  const form = new FormData()
  for (const name of ['a.csv', 'b.csv']) form.append('doc_url', new File(['name'], name))
  const packed = new Response(form)
  const answer = await world.send({
    method: 'POST',
    url: '/api/student/import-student-excel',
    headers: {
      authorization: `Bearer ${issuer.token}`,
      'content-type': packed.headers.get('content-type')!,
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
    status: 413,
    message: 'Too many files',
  })
})

test.each([121, 1_000, 3_000])(
  'a link with %d characters too many leads to no certificate',
  async (length) => {
    const id = 'x'.repeat(length)
    for (const path of [`/api/user/get-certificate-by-user-url/${id}`, `/api/certificates/${id}`]) {
      const answer = await callAs(world, issuer, 'GET', path)
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: 404,
        message: 'No certificate found for the given ID.',
      })
    }
    const student = await callAs(world, issuer, 'GET', `/api/students/${id}`)
    expect({ status: student.statusCode, ...student.json() }).toMatchObject({
      status: 404,
      message: 'There is nothing at this address.',
    })
  },
)

test('whether the issuer signs is not a text', async () => {
  const [cetificateId] = await createCertificates(world, issuer, student)
  const { publicKey, digitalSignature: verifierDigitalSignature } = issuer
  const body = { cetificateId, isByIssuer: 'true', publicKey, verifierDigitalSignature }
  const answer = await callAs(world, issuer, 'POST', '/verify-json', body)
  expect(answer.json()).toMatchObject({ message: 'Missing required data for verification' })
})

test.each(['/update-verified', '/api/user/update-verified'])(
  'a verifier decides at %s for nobody but itself',
  async (path) => {
    const [id] = await createCertificates(world, issuer, student)
    const decide = (verifierAddress: string) =>
      callAs(world, verifier, 'PUT', path, { id, verifierAddress, flag: '2', reason: 'No' })
    for (const other of ['someone', issuer.id])
      expect((await decide(other)).json()).toMatchObject({
        message: 'This is not your id. Send your own or leave it out: you decide for your own organisation.',
        fields: { verifierAddress: expect.any(String) },
      })
    const certificate = await callAs(world, issuer, 'GET', `/api/certificates/${id}`)
    expect(certificate.json().data.certificates[0].status).toBe('0')
    for (const own of [verifier.id, '']) expect((await decide(own)).json().fields).toBeUndefined()
  },
)

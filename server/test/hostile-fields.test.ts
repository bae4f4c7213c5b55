import { afterAll, describe, expect, test } from 'vitest'
import { recordFor, sign } from './acts/certificates.ts'
import { callAs, categoryName, nobody, ok, personalData, signIn, studentData } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

const post = (url: string, body: unknown) => callAs(world, issuer, 'POST', url, body)
const record = (change: object) => ({
  multipleCertificates: [{ ...recordFor(issuer, student), ...change }],
})

describe('text that is code elsewhere is stored and returned as text:', () => {
  const hostile = [
    `'; DROP TABLE student; --`,
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    '%_\\',
    '{{b}} %s',
  ]

  test.each(hostile)('%s', async (text) => {
    const { data: category } = ok(await post('/api/categories/create', { name: text }))
    expect(category.name).toBe(text)
    const email = `h${hostile.indexOf(text)}@mail.example`
    const fields = {
      name: text,
      fatherName: text,
      motherName: text,
      collegeName: text,
      courseName: text,
      rollNumber: text,
    }
    const { data: added } = ok(await post('/api/student/add-student', { ...studentData(email), ...fields }))
    expect(added).toMatchObject({ name: text, collegeName: text, courseName: text, rollNumber: text })

    const found = ok(
      await callAs(world, issuer, 'GET', `/api/student/get-student?search=${encodeURIComponent(text)}`),
    )
    expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([added._id])
    const records = record({ title: text, certificateType: text, userId: added._id })
    const [{ _id }] = ok(await post('/upload-json', records)).documents
    ok(await sign(world, issuer, [_id]))
    const read = ok(await callAs(world, issuer, 'GET', `/api/certificates/${_id}`)).data.certificates[0]
    expect(read).toMatchObject({ title: text, categoryName: text, userName: text, isVerified: true })
    ok(await callAs(world, verifier, 'PUT', '/update-verified', { id: _id, flag: '2', reason: text }))
    expect(
      ok(await callAs(world, issuer, 'GET', `/api/certificates/${_id}`)).data.certificates[0].reason,
    ).toBe(text)
  })
})

describe('in an email of ours, nobody else’s words take the place of ours:', () => {
  const name = 'you,\n\nYour account is locked.\n\nTeam'
  const plain = 'you, Your account is locked. Team'

  test('names and titles are one line', async () => {
    const body = { ...studentData('lines@mail.example'), name, fatherName: name, courseName: name }
    const { data: added } = ok(await post('/api/student/add-student', body))
    expect(added).toMatchObject({ name: plain, courseName: plain })
    const [{ _id }] = ok(await post('/upload-json', record({ title: name }))).documents
    const read = ok(await callAs(world, issuer, 'GET', `/api/certificates/${_id}`)).data.certificates[0]
    expect(read.title).toBe(plain)
    const email = 'lines@org.example'
    expect(ok(await post('/api/colleagues', { name, email })).data.name).toBe(plain)
  })

  test.each(['Sign in: https://evil.example', 'See WWW.evil.example', 'evil.example/login'])(
    'nobody who gets emails is called “%s”',
    async (name) => {
      const fields = { name: 'Remove the web address from the name.' }
      const student = await post('/api/student/add-student', { ...studentData('link@mail.example'), name })
      expect([student.statusCode, student.json().fields]).toEqual([422, fields])
      const colleague = await post('/api/colleagues', { name, email: 'link@org.example' })
      expect([colleague.statusCode, colleague.json().fields]).toEqual([422, fields])
    },
  )
})

describe('a client cannot set what it may not decide:', () => {
  const grabs = {
    role: 'admin',
    status: 'approved',
    approved: true,
    org_id: 'org_x',
    account_id: 'acc_x',
    _id: 'x',
  }

  test('an organisation that signs up as approved waits like any other', async () => {
    const data = { ...personalData('issuer', 'grab@org.example', 'Grab'), ...grabs }
    ok(await callAs(world, nobody, 'POST', '/api/personal-data', data))
    const person = await signIn(world, { ...data, role: 'issuer' })
    const { data: profile } = ok(await callAs(world, person, 'GET', '/api/issuer-verifier-profile'))
    expect(profile).toMatchObject({ status: 'Registered', selectedRole: 'issuer' })
  })

  test('a student stays with the issuer who added them', async () => {
    const data = { ...studentData('grab@mail.example'), ...grabs }
    const { data: added } = ok(await post('/api/student/add-student', data))
    expect(added._id).toContain(issuer.id.slice(4))
    const asAdmin = { email: data.email, password: data.password, selectedRole: 'admin' }
    expect((await callAs(world, nobody, 'POST', '/api/sign-in', asAdmin)).statusCode).toBe(401)
  })

  test('a certificate starts pending and unsigned, in the name of its issuer and its student', async () => {
    const wishes = {
      status: '1',
      isVerified: true,
      verified: 'true',
      transfer: 'true',
      issuerName: 'Harvard',
      userName: 'Somebody',
    }
    const [{ _id }] = ok(await post('/upload-json', record({ ...wishes, ...grabs }))).documents
    expect(
      ok(await callAs(world, issuer, 'GET', `/api/certificates/${_id}`)).data.certificates[0],
    ).toMatchObject({
      status: '0',
      isVerified: false,
      transfer: false,
      issuerName: issuer.name,
      userName: student.name,
      categoryName,
    })
  })
})

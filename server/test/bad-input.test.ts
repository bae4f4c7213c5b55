import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbookOf } from '../src/people/student/import/spreadsheet/xlsx/testing.ts'
import { createCertificates, recordFor, sign } from './certificates.ts'
import {
  callAs,
  categoryName,
  kycForm,
  nobody,
  type Organisation,
  ok,
  personalData,
  registerOrganisation,
  signIn,
  studentData,
  uploadAs,
} from './people.ts'
import { openRolesWorld, type RolesWorld } from './roles-world.ts'
import { rowCounts } from './row-counts.ts'

let { world, admin, issuer, verifier, student } = {} as RolesWorld
let draft: string
let registered: Organisation

beforeAll(async () => {
  ;({ world, admin, issuer, verifier, student } = await openRolesWorld())
  ;[draft] = (await createCertificates(world, issuer, student)) as [string]
  registered = await registerOrganisation(world, 'issuer')
})
afterAll(() => world.close())

const post = (url: string, body: unknown, headers?: Record<string, string>) =>
  callAs(world, issuer, 'POST', url, body, headers)
const record = (change: object) => ({
  multipleCertificates: [{ ...recordFor(issuer, student), ...change }],
})
const importFile = (content: string | Uint8Array<ArrayBuffer>, name = 'students.xlsx') =>
  uploadAs(world, issuer, '/api/student/import-student-excel', { doc_url: new File([content], name) })
const kyc = (change: Record<string, string | File>) =>
  uploadAs(world, nobody, '/api/update-kyc', { ...kycForm(registered.id), ...change })

const bomb = () =>
  workbookOf({ sheet: `<worksheet><sheetData>${' '.repeat(300 * 1024 * 1024)}</sheetData></worksheet>` })
const nul = '\u0000'

type Case = [name: string, status: number, message: RegExp, send: () => ReturnType<typeof callAs>]
const cases: Case[] = [
  ['malformed JSON', 400, /well-formed JSON/, () => post('/api/categories/create', '{"name": ')],
  ['an empty body', 400, /empty/, () => post('/api/categories/create', '')],
  [
    'a poisoned prototype',
    400,
    /well-formed JSON/,
    () => post('/api/categories/create', '{"__proto__": {"a": 1}}'),
  ],
  [
    'a body of another type',
    415,
    /application\/json/,
    () => post('/api/categories/create', '<a/>', { 'content-type': 'text/xml' }),
  ],
  ['a list where an object belongs', 422, /object/i, () => post('/api/categories/create', [])],
  [
    'a number where a name belongs',
    422,
    /Name must be text/,
    () => post('/api/categories/create', { name: 5 }),
  ],
  ['a body of 9 MB', 413, /larger/, () => post('/upload-json', { a: 'x'.repeat(9 * 1024 * 1024) })],
  [
    'no recipients',
    422,
    /Select at least one recipient/,
    () => post('/upload-json', { multipleCertificates: [] }),
  ],
  [
    '10,001 certificates',
    422,
    /at most 10000/,
    () => post('/upload-json', { multipleCertificates: Array(10_001).fill(recordFor(issuer, student)) }),
  ],
  [
    '10,001 ids to sign',
    422,
    /at most 10000/,
    () =>
      sign(
        world,
        issuer,
        Array.from({ length: 10_001 }, (_, i) => `cert_${i}`),
      ),
  ],
  [
    'a control character in a title',
    422,
    /control characters/,
    () => post('/upload-json', record({ title: 'A\u0007B' })),
  ],
  [
    'text that reverses its surroundings',
    422,
    /control characters/,
    () => post('/upload-json', record({ title: 'A\u202eB' })),
  ],
  ['half a character', 422, /control characters/, () => post('/upload-json', record({ title: 'A\ud800B' }))],
  [
    'a date that does not exist',
    422,
    /date such as/,
    () => post('/upload-json', record({ date: '2026-02-30' })),
  ],
  ['the year 0', 422, /between 1900-01-01 and/, () => post('/upload-json', record({ date: '0000-01-01' }))],
  [
    'the year 0 of a student',
    422,
    /valid year/,
    () => post('/api/student/add-student', { ...studentData('year-0@mail.example'), year: '0000' }),
  ],
  [
    'the year 0 in the audit',
    422,
    /between 1900-01-01 and/,
    () => callAs(world, admin, 'GET', '/api/admin/audit?from=0000-01-01'),
  ],
  [
    'a month of the year 0',
    422,
    /Month/,
    () => callAs(world, issuer, 'GET', '/api/balance/statement?month=0000-01'),
  ],
  [
    'a date of the next century',
    422,
    /between 1900-01-01 and/,
    () => post('/upload-json', record({ date: '2126-01-01' })),
  ],
  [
    'a birthday before 1900',
    422,
    /Date Of Birth must be between/,
    () => post('/api/student/add-student', { ...studentData('old@mail.example'), dateOfBirth: '0001-01-01' }),
  ],
  [
    'an unknown category',
    422,
    /from your categories/,
    () => post('/upload-json', record({ certificateType: 'Other' })),
  ],
  [
    'a zero character in a student id',
    400,
    /control characters/,
    () => post('/upload-json', record({ userId: `stud${nul}` })),
  ],
  [
    'a zero character in a category id',
    400,
    /control characters/,
    () => post('/api/categories/create', { id: nul, name: 'N' }),
  ],
  [
    'a zero character in an address',
    400,
    /control characters/,
    () => callAs(world, issuer, 'GET', '/api/certificates/%00'),
  ],
  [
    'a zero character in an email',
    422,
    /Invalid email/,
    () => post('/api/sign-in', { email: `a${nul}@b.ae`, password: 'x', selectedRole: 'issuer' }),
  ],
  [
    'a zero character in a search',
    400,
    /character/,
    () => callAs(world, issuer, 'GET', '/api/student/get-student?search=%00'),
  ],
  [
    'a cursor that nobody gave',
    422,
    /nextCursor/,
    () => callAs(world, issuer, 'GET', '/api/student/get-student?cursor=%27--'),
  ],
  [
    'a cursor of another list',
    422,
    /nextCursor/,
    () => callAs(world, admin, 'GET', '/api/admin/organisations?cursor=abc'),
  ],
  ['a page of 1,001', 422, /1000/, () => callAs(world, issuer, 'GET', '/api/student/get-student?limit=1001')],
  [
    'an unknown decision',
    422,
    /flag must be/,
    () => callAs(world, verifier, 'PUT', '/update-verified', { id: draft, flag: 3 }),
  ],
  [
    'a decline without reason',
    422,
    /Reason is required/,
    () => callAs(world, verifier, 'PUT', '/update-verified', { id: draft, flag: '2' }),
  ],
  [
    'a line break in an Idempotency-Key',
    400,
    /Idempotency-Key/,
    () => post('/api/categories/create', { name: 'N' }, { 'idempotency-key': 'a\r\nset-cookie: b' }),
  ],
  [
    'somebody else’s digital signature',
    422,
    /My Profile/,
    () => sign(world, { ...issuer, digitalSignature: verifier.digitalSignature }, [draft]),
  ],
  [
    'sign-up as admin',
    422,
    /Selected Role/,
    () => post('/api/personal-data', { ...personalData('issuer', 'x@y.ae', 'X'), selectedRole: 'admin' }),
  ],
  [
    'a picture named .xlsx',
    415,
    /xlsx/i,
    () => importFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])),
  ],
  ['a workbook that unpacks to 300 MB', 413, /too large/, () => importFile(new Uint8Array(bomb()))],
  ['an empty spreadsheet', 422, /empty/, () => importFile('', 'students.csv')],
  [
    'a list without the columns',
    422,
    /columns are missing/,
    () => importFile('Colour,Shape\nred,round\n', 'students.csv'),
  ],
  ['a file of 50 MB and a byte', 413, /larger/, () => importFile(new Uint8Array(52_428_801), 'students.csv')],
  [
    'a form without a file',
    422,
    /select a file/,
    () => uploadAs(world, issuer, '/api/student/import-student-excel', { other: 'x' }),
  ],
  ['JSON where a form belongs', 415, /multipart/, () => post('/api/student/import-student-excel', {})],
  [
    'half a form',
    400,
    /form/,
    () =>
      post(
        '/api/student/import-student-excel',
        '--x\r\ncontent-disposition: form-data; name="doc_url"; filename="a.csv"\r\n\r\nName',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ),
  ],
  [
    'a form where JSON belongs',
    415,
    /Send JSON/,
    () => uploadAs(world, issuer, '/api/categories/create', { name: 'N' }),
  ],
  [
    'a program named .pdf',
    415,
    /pdf, jpg or png/,
    () => kyc({ businessLicense: new File(['MZ'], 'license.pdf') }),
  ],
  [
    'a paper of 3 MB',
    413,
    /File size must be under 2MB\./,
    () => kyc({ taxCertificate: new File([`%PDF-${'x'.repeat(3_000_000)}`], 'a.pdf') }),
  ],
  ['a checkbox without an answer', 422, /Aml Ctf Confirmed is required/, () => kyc({ amlCtfConfirmed: '' })],
  ['a missing paper', 422, /Proof Of Address is required/i, () => kyc({ proofOfAddress: 'text' })],
  ['an unknown call', 404, /\/docs/, () => post('/api/nothing', {})],
  [
    'an address with an id of 300 characters',
    404,
    /\/docs/,
    () => callAs(world, issuer, 'GET', `/api/certificates/${'x'.repeat(300)}`),
  ],
  [
    'an address that cannot be read',
    404,
    /\/docs/,
    () => callAs(world, issuer, 'GET', '/api/certificates/%zz'),
  ],
  [
    'a password of 201 characters',
    422,
    /at most 200 characters/,
    () => post('/api/sign-in', { email: issuer.email, password: 'x'.repeat(201), selectedRole: 'issuer' }),
  ],
  [
    'a reason of 1,001 characters',
    422,
    /at most 1000 characters/,
    () =>
      callAs(world, verifier, 'PUT', '/update-verified', { id: draft, flag: '2', reason: 'x'.repeat(1001) }),
  ],
  [
    'a list where a year belongs',
    422,
    /Enter a valid year\./,
    () => post('/api/student/add-student', { ...studentData('list-year@mail.example'), year: [] }),
  ],
]

describe('is refused with a sentence that helps, and nothing is written:', () => {
  test.each(cases)('%s: %i', async (_name, status, message, send) => {
    const before = await rowCounts(world)
    const response = await send()
    expect({ status: response.statusCode, ...response.json() }).toMatchObject({
      status,
      success: false,
      message: expect.stringMatching(message),
      error: expect.stringMatching(/^[a-z_]+$/),
    })
    expect(await rowCounts(world)).toEqual(before)
  })
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

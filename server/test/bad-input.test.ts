import { afterAll, beforeAll, describe, test } from 'vitest'
import { createCertificates, recordFor, sign } from './acts/certificates.ts'
import { callAs, personalData, studentData } from './acts/people.ts'
import { expectRefused, type Refused } from './refusals.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
let draft: string

beforeAll(async () => {
  ;[draft] = (await createCertificates(world, issuer, student)) as [string]
})
afterAll(() => world.close())

const post = (url: string, body: unknown, headers?: Record<string, string>) =>
  callAs(world, issuer, 'POST', url, body, headers)
const record = (change: object) => ({
  multipleCertificates: [{ ...recordFor(issuer, student), ...change }],
})
const nul = '\u0000'

const cases: Refused[] = [
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
  [
    'plain text',
    415,
    /application\/json/,
    () => post('/api/categories/create', '{"name": "A"}', { 'content-type': 'text/plain' }),
  ],
  [
    'JSON in another charset',
    400,
    /UTF-8/,
    () =>
      post('/api/categories/create', '{"name": "A"}', {
        'content-type': 'application/json; charset=iso-8859-1',
      }),
  ],
  [
    'a letter that was lost on the way',
    422,
    /letter that was lost/,
    () => post('/api/categories/create', { name: 'Jos\ufffd' }),
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
    'a zero character in the filter of an export',
    400,
    /control characters/,
    () => callAs(world, issuer, 'GET', '/api/organisation/audit/export?actor=%00'),
  ],
  [
    'a zero character in the search of an export',
    400,
    /control characters/,
    () => callAs(world, issuer, 'GET', '/api/organisation/audit/export?search=%00'),
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
  ['an unknown call', 404, /\/docs/, () => post('/api/nothing', {})],
  [
    'an address with an id of 300 characters',
    404,
    /No certificate found/,
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
  test.each(cases)('%s: %i', async (_name, status, message, send) =>
    expectRefused(world, status, message, send),
  )
})

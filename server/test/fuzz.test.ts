import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createCertificates, recordFor } from './acts/certificates.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  personalData,
  studentData,
} from './acts/people.ts'
import { openTestWorld } from './worlds/test-world.ts'

type Role = 'nobody' | 'issuer' | 'verifier' | 'student' | 'admin'
type Body = Record<string, unknown>

const world = await openTestWorld()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const student = await makeStudent(world, issuer)
const [id] = await createCertificates(world, issuer, student)
const callers: Record<Role, Caller> = {
  nobody,
  issuer,
  verifier: await makeVerifier(world, admin),
  student,
  admin,
}
const bodies: Record<string, Body> = {
  '/api/sign-in': { email: student.email, password: 'some password', selectedRole: 'student' },
  '/api/personal-data': personalData('issuer', 'fuzz@org.example', 'Fuzz'),
  '/api/admin/setup': { token: 'x', email: 'x@admin.example', password: 'some password' },
  '/api/requert-for-otp': { email: student.email, selectedRole: 'student' },
  '/api/verify-for-otp': { email: student.email, selectedRole: 'student', otp: '000000' },
  '/api/sign-in/new-password': { token: 'x', password: 'some password', confirmPassword: 'some password' },
  '/api/reset-password': { token: 'x', password: 'some password', confirmPassword: 'some password' },
  '/api/categories/create': { name: 'Fuzz' },
  '/api/student/add-student': studentData('fuzz@mail.example'),
  '/upload-json': { multipleCertificates: [recordFor(issuer, student)] },
  '/verify-json': {
    cetificateId: id,
    isByIssuer: true,
    publicKey: issuer.publicKey,
    verifierDigitalSignature: issuer.digitalSignature,
  },
  '/update-transfer': { id, flag: 'true' },
  '/update-verified': { id: [id], flag: '2', reason: 'No', verifierAddress: '' },
  '/api/batches': { kind: 'revoke', certificates: { ids: [id] }, reason: 'Mistake' },
  [`/api/certificates/${id}/correct`]: {
    userName: 'A',
    title: 'B',
    categoryName,
    date: '2026-06-30',
    validUntil: '',
  },
  [`/api/user/certificates/${id}/correction-requests`]: {
    changes: [{ field: 'title', to: 'B' }],
    why: 'C',
  },
  [`/api/admin/organisations/${issuer.id}/return`]: { reason: 'Mistake' },
  '/api/organisation/details': personalData('issuer', 'fuzz@org.example', 'Fuzz'),
  '/api/organisation/settings': { displayName: 'Fuzz', verifierIds: [issuer.id] },
  '/chain/rpc': { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['latest', false] },
}
afterAll(() => world.close())

const calls: [method: 'POST' | 'PUT', path: RegExp, role: Role][] = [
  ['POST', /sign-in/, 'nobody'],
  ['POST', /personal-data/, 'nobody'],
  ['POST', /setup/, 'nobody'],
  ['POST', /requert/, 'nobody'],
  ['POST', /verify-for/, 'nobody'],
  ['POST', /reset/, 'nobody'],
  ['POST', /categories/, 'issuer'],
  ['POST', /add-student/, 'issuer'],
  ['POST', /upload-json/, 'issuer'],
  ['POST', /verify-json/, 'issuer'],
  ['PUT', /update-transfer/, 'issuer'],
  ['PUT', /update-verified/, 'verifier'],
  ['POST', /batches/, 'issuer'],
  ['POST', /correct$/, 'issuer'],
  ['POST', /correction-requests/, 'student'],
  ['POST', /return/, 'admin'],
  ['PUT', /organisation.details/, 'issuer'],
  ['PUT', /settings/, 'issuer'],
  ['POST', /rpc/, 'nobody'],
]

const nasty = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  '\u202eabc',
  'a'.repeat(5_000),
  '9'.repeat(40),
  "'; --",
  '%00',
  '../../etc/passwd',
  '0001-01-01',
  '9999-12-31T23:59:59Z',
  'cert_0000000000000000_00000000000000000000000000',
  'org_0000000000000000',
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[['']]],
)
const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.jsonValue({ maxDepth: 2 }))
/** Which field is replaced, counted in the order of the body's leaves, and by what. */
const changes = fc.array(fc.tuple(fc.nat(30), value), { minLength: 1, maxLength: 3 })

/** A copy of the body with some of its leaves replaced. */
function changed(body: Body, replaced: readonly [number, unknown][]): Body {
  const copy = structuredClone(body)
  const leaves: [holder: Record<string, unknown>, key: string][] = []
  const visit = (holder: Record<string, unknown>) => {
    for (const [key, child] of Object.entries(holder)) {
      leaves.push([holder, key])
      if (typeof child === 'object' && child !== null) visit(child as Record<string, unknown>)
    }
  }
  visit(copy)
  for (const [place, replacement] of replaced) {
    const [holder, key] = leaves[place % leaves.length]!
    holder[key] = replacement
  }
  return copy
}

describe('no body makes the server fail, and every refusal is an answer in words:', () => {
  test.each(calls)('%s %s', { tags: ['slow'] }, async (method, path, role) => {
    const [url, body] = Object.entries(bodies).find(([url]) => path.test(url))!
    await fc.assert(
      fc.asyncProperty(changes, async (replaced) => {
        const answer = await callAs(
          world,
          callers[role],
          method,
          url,
          changed(body, replaced as [number, unknown][]),
        )
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode >= 400)
          expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w+ \w+/) })
      }),
      { numRuns: 60 },
    )
  })
})

describe('no address makes the server fail:', () => {
  const word = fc.oneof(
    fc.constantFrom(
      '\u0000',
      '..',
      '%',
      "'",
      '9'.repeat(30),
      '1e400',
      '-1',
      'x'.repeat(190),
      '😀',
      'urn:uuid:x',
      '\u202e',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  test.each<[path: string, role: Role]>([
    ['/api/certificates/:', 'issuer'],
    ['/api/user/get-certificate-by-user-url/:', 'nobody'],
    ['/api/evidence/:', 'nobody'],
    ['/api/student/imports/:', 'issuer'],
    ['/api/student/imports/:/errors.xlsx', 'issuer'],
    ['/api/student/imports/:/changes.xlsx', 'issuer'],
    ['/api/student/imports?cursor=:', 'issuer'],
    ['/api/student/imports?search=:', 'issuer'],
    ['/api/student/get-student?search=:', 'issuer'],
    ['/api/student/get-student?cursor=:', 'issuer'],
    ['/get-certificate-from-db?category=:', 'issuer'],
    ['/api/timeline/get-years-certificate-list/:', 'issuer'],
    ['/get-requested-certificate-list?cursor=:', 'verifier'],
    ['/api/admin/organisations?cursor=:', 'admin'],
    ['/api/admin/organisations?search=:', 'admin'],
    ['/api/admin/organisations/:', 'admin'],
    ['/api/admin/organisations/:/files/:', 'admin'],
    ['/api/organisation/files/:', 'issuer'],
    ['/api/organisation/profile-image?v=:', 'issuer'],
    ['/api/organisation/verifiers?cursor=:', 'issuer'],
    ['/api/check-unique?email=:', 'nobody'],
    ['/issuers/:/did.json', 'nobody'],
    ['/issuers/:/status/revocation/1', 'nobody'],
    ['/issuers/org_0000000000000000/status/revocation/:', 'nobody'],
    ['/log/certificates/tile/0/:', 'nobody'],
    ['/log/certificates/tile/:/000', 'nobody'],
    ['/log/certificates/tile/entries/:', 'nobody'],
    ['/log/certificates/anchor/:', 'nobody'],
    ['/ipfs/:', 'nobody'],
  ])('GET %s', async (path, role) => {
    await fc.assert(
      fc.asyncProperty(word, async (text) => {
        const url = path.replace(':', () => encodeURIComponent(text.toWellFormed()))
        const answer = await callAs(world, callers[role], 'GET', url)
        expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

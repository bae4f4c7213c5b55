import type { ApiScope } from '@credenza/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificates } from '../../../../test/acts/certificates.ts'
import { makeDepartment, makeMember, move } from '../../../../test/acts/departments.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { type Caller, callAs, ok, studentData } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, issuer, verifier } = await openRolesWorld({ startRoles: true })
const searches = ['AN00397', '397', 'noor@mail', 'NOOR@MAIL.EXAMPLE']
let studentId: string
let certificateId: string

beforeAll(async () => {
  const add = async (email: string, rollNumber: string) =>
    ok(await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email, rollNumber))).data
      ._id
  const namesake = await add('nora@mail.example', 'AN00398')
  studentId = await add('noor@mail.example', 'AN00397')
  ;[certificateId] = (await createCertificates(world, issuer, { studentId })) as [string]
  await createCertificates(world, issuer, { studentId: namesake })
})
afterAll(() => world.close())

const found = async (who: Caller, path: string, list: string, search: string) => {
  const page = ok(await callAs(world, who, 'GET', `${path}?search=${encodeURIComponent(search)}`))
  return page[list].map((row: { _id?: string; certificateId?: string }) => row._id ?? row.certificateId)
}
const foundByIssuer = (who: Caller, search: string) =>
  found(who, '/get-certificate-from-db', 'documents', search)

test.each(searches)('an issuer finds the certificates of a student by %s', async (search) => {
  expect(await foundByIssuer(issuer, search)).toEqual([certificateId])
})

test('its list says the roll numbers', async () => {
  const { documents } = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db?sort=createdAt'))
  expect(documents.map(({ rollNumber }: { rollNumber: string }) => rollNumber)).toEqual([
    'AN00397',
    'AN00398',
  ])
})

test('a changed roll number is found, and the old one no longer', async () => {
  const edit = async (rollNumber: string) => {
    const { data } = ok(await callAs(world, issuer, 'GET', `/api/students/${studentId}`))
    ok(await callAs(world, issuer, 'PUT', `/api/students/${studentId}`, { ...data, rollNumber }))
  }
  await edit('ZX77')
  expect(await foundByIssuer(issuer, 'zx77')).toEqual([certificateId])
  expect(await foundByIssuer(issuer, 'AN00397')).toEqual([])
  await edit('AN00397')
})

test('a verifier finds and sees nothing by them', async () => {
  for (const search of searches)
    expect(await found(verifier, '/get-requested-certificate-list', 'documents', search)).toEqual([])
  const { documents } = ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list'))
  expect(documents).toHaveLength(2)
  expect(JSON.stringify(documents)).not.toContain('AN0039')
})

test('an API key finds them only if it may read students', async () => {
  const by = async (scopes: ApiScope[]) => {
    const { token } = await makeApiKey(world, issuer, { scopes })
    return found({ token }, '/v1/certificates', 'data', 'noor@mail')
  }
  expect(await by(['certificates:read'])).toEqual([])
  expect(await by(['certificates:read', 'students:read'])).toEqual([certificateId])
})

test('people of a department find them only for its own students', async () => {
  const departmentId = await makeDepartment(world, issuer, 'Engineering')
  const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
  await move(world, issuer, { departmentId, categoryIds: [category.id] })
  const member = await makeMember(world, issuer, { [departmentId]: 'manager' })
  expect(await foundByIssuer(member, 'Bridges')).toHaveLength(2)
  expect(await foundByIssuer(member, 'AN00397')).toEqual([])
  const { documents } = ok(await callAs(world, member, 'GET', '/get-certificate-from-db'))
  expect(JSON.stringify(documents)).not.toContain('AN0039')
  await move(world, issuer, { departmentId, students: { ids: [studentId] } })
  expect(await foundByIssuer(member, 'AN00397')).toEqual([certificateId])
})

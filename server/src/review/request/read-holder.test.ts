import { randomUUID } from 'node:crypto'
import type { RequestHolder } from '@credenza/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept, signedCertificates } from '../../../test/acts/certificates.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Person,
  studentData,
} from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier } = await openRolesWorld()
let other: Organisation

beforeAll(async () => {
  other = await makeVerifier(world, admin)
})
afterAll(() => world.close())

const holderOf = async (id: string, who: Person = verifier): Promise<RequestHolder> =>
  ok(await callAs(world, who, 'GET', `/api/review/requests/${id}/holder`)).data
const addStudent = async (details: object) => {
  const rollNumber = randomUUID().slice(0, 8)
  const student = { ...studentData(`${rollNumber}@mail.example`, rollNumber), ...details }
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', student))
  return rollNumber
}
const choose = (verifierIds: string[]) =>
  callAs(world, issuer, 'PUT', '/api/organisation/settings', {
    displayName: 'Hajar College',
    verifierIds,
    publicContact: { website: '', email: '', showsLogo: false },
  }).then(ok)

test('a verifier reads the roll number, course, year, department and date of birth of a holder', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, student)
  const { student: read, earlier } = await holderOf(id!)
  expect(read).toEqual({
    rollNumber: student.email,
    courseName: 'Bridges',
    year: '2025',
    collegeName: 'Engineering',
    dateOfBirth: '2001-02-03',
  })
  expect(earlier).toEqual([])
})

test('other students of the same name are told apart, in whatever case and spacing it is written', async () => {
  const name = `Hessa ${randomUUID().slice(0, 8)}`
  const student = await makeStudent(world, issuer)
  ok(
    await callAs(world, issuer, 'PUT', `/api/students/${student.studentId}`, {
      ...studentData(student.email),
      name,
      version: ok(await callAs(world, issuer, 'GET', `/api/students/${student.studentId}`)).data.version,
    }),
  )
  const rollNumber = await addStudent({ name: `  ${name.toUpperCase().replace(' ', '   ')} `, year: '2019' })
  await addStudent({ name: `${name} Al Nahyan` })
  const [id] = await signedCertificates(world, issuer, student)
  expect((await holderOf(id!)).namesakes).toEqual([{ rollNumber, courseName: 'Bridges', year: '2019' }])
})

test('earlier certificates are those accepted and those in the same queue, newest first', async () => {
  const student = await makeStudent(world, issuer)
  const [accepted] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [accepted!]))
  await choose([other.id])
  const [elsewhere] = await signedCertificates(world, issuer, student)
  await choose([])
  const [seen] = await signedCertificates(world, issuer, student)
  const [id] = await signedCertificates(world, issuer, student)
  const earlierFor = async (who: Person) => (await holderOf(id!, who)).earlier.map(({ _id }) => _id)
  expect(await earlierFor(verifier)).toEqual([seen, accepted])
  expect(await earlierFor(other)).toEqual([seen, elsewhere, accepted])
  expect((await holderOf(seen!)).earlier.map(({ state }) => state)).toEqual(['accepted'])
})

test('nothing is read about a request that is in none of the verifier’s queues', async () => {
  await choose([other.id])
  const [id] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
  await choose([])
  const answer = await callAs(world, verifier, 'GET', `/api/review/requests/${id}/holder`)
  expect(answer.statusCode).toBe(404)
})

test('an issuer’s other students are nobody’s namesakes at another issuer, nor is an uploader its student', async () => {
  const student = await makeStudent(world, issuer)
  const stranger = await makeIssuer(world, admin)
  const upload = await uploadCertificate(world, { student, issuer: stranger })
  expect(await holderOf(upload)).toMatchObject({ student: null, namesakes: [], earlier: [] })
})

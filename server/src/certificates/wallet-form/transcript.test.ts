// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { accept, recordFor, revoke, sign } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, categoryName, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const courses = [
  { subject: 'Structures II', grade: 'A', credits: '7.5' },
  { subject: 'Site visit', grade: 'Pass' },
]
const create = (record: object) =>
  callAs(world, issuer, 'POST', '/upload-json', {
    multipleCertificates: [{ ...recordFor(issuer, student), details: { gpa: '3.72' }, ...record }],
  })
async function accepted(record: object): Promise<string> {
  const id = ok(await create(record)).documents[0]._id
  ok(await sign(world, issuer, [id]))
  ok(await accept(world, verifier, [id]))
  return id
}
const ask = (caller: Caller, id: string, format = 'clr') =>
  callAs(world, caller, 'POST', `/api/certificates/${id}/wallet-form`, { format })
const formOf = async (id: string, format?: string) => ok(await ask(student, id, format)).data.credential
const verdictOf = async (credential: object) =>
  ok(await callAs(world, nobody, 'POST', '/api/verify', credential as never)).data
const recorded = async (id: string) => {
  const { id: credentialId } = await formOf(id, 'ldp_vc')
  await world.until(
    async () => ok(await callAs(world, nobody, 'GET', `/api/evidence/${credentialId}`)).data.anchor?.final,
  )
}

test('the courses of a certificate are signed, and their transcript gets its verdict until it is revoked', async () => {
  const id = await accepted({ courses })
  await recorded(id)
  const transcript = await formOf(id)
  expect(transcript.type).toEqual(['VerifiableCredential', 'ClrCredential'])
  const { verdict, facts, checks } = await verdictOf(transcript)
  expect([verdict, checks.filter(({ answer }: { answer: string }) => answer !== 'passed')]).toEqual([
    'VALID',
    [],
  ])
  expect(facts.details).toEqual([
    { label: 'GPA', value: '3.72' },
    { label: 'Structures II', value: 'A · 7.5' },
    { label: 'Site visit', value: 'Pass' },
  ])
  const better = structuredClone(transcript)
  better.credentialSubject.verifiableCredential[1].credentialSubject.result[0].value = 'A+'
  expect((await verdictOf(better)).verdict).toBe('INVALID')
  ok(await revoke(world, issuer, id))
  expect((await verdictOf(transcript)).verdict).toBe('INVALID')
  expect((await ask(student, id)).json().error).toBe('already_revoked')
})

test('it is given out as a European Digital Credential too, to programs as well, until it is revoked', async () => {
  const id = await accepted({ courses })
  await recorded(id)
  const { documents } = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db'))
  expect(documents.find(({ _id }: { _id: string }) => _id === id).hasCourses).toBe(true)
  const key = await makeApiKey(world, issuer, { scopes: ['certificates:sign'] })
  const elm = (await callAs(world, key, 'GET', `/v1/certificates/${id}/elm.json`)).json()
  for (const credential of [await formOf(id, 'elm'), elm]) {
    expect(credential.type).toEqual(['VerifiableCredential', 'EuropeanDigitalCredential'])
    expect(credential.credentialSubject.hasClaim.hasPart).toHaveLength(2)
    expect((await verdictOf(credential)).verdict).toBe('VALID')
  }
  const better = structuredClone(elm)
  better.credentialSubject.hasClaim.hasPart[0].provenBy.grade.noteLiteral.en = 'A+'
  expect((await verdictOf(better)).verdict).toBe('INVALID')
  const reader = await makeApiKey(world, issuer, { scopes: ['certificates:read'] })
  expect((await callAs(world, reader, 'GET', `/v1/certificates/${id}/elm.json`)).statusCode).toBe(403)
  ok(await revoke(world, issuer, id))
  expect((await verdictOf(elm)).verdict).toBe('INVALID')
})

test('only a certificate with courses has a transcript, and only its parties get it', async () => {
  const refused = await ask(student, await accepted({}))
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['format']])
  const id = await accepted({ courses })
  ok(await ask(issuer, id))
  expect((await ask(await makeStudent(world, issuer), id)).statusCode).toBe(404)
})

test('a course has a different name from the others, a grade, and credits that are a number', async () => {
  const [first] = courses
  for (const [wrong, place] of [
    [[first, first], 'courses.1.subject'],
    [[{ ...first, credits: 'many' }], 'courses.0.credits'],
    [[{ ...first, grade: '' }], 'courses.0.grade'],
    [[{ ...first, subject: '𓀀' }], 'courses.0.subject'],
    [Array.from({ length: 21 }, (_, at) => ({ ...first, subject: `Course ${at}` })), 'courses'],
  ] as const) {
    const { fields } = (await create({ courses: wrong })).json()
    expect(Object.keys(fields)).toEqual([`multipleCertificates.0.${place}`])
  }
})

test('leaves our records as the audit trail and the log have them', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})

test('a batch has courses for all certificates, and others for single recipients', async () => {
  const other = await makeStudent(world, issuer)
  const shared = [{ subject: 'CE101 Statics (Fall 2025)', grade: 'A', credits: '6' }]
  const own = [
    { subject: 'CE102 Dynamics', grade: 'B+', credits: '5' },
    { subject: 'Site visit', grade: 'Pass' },
  ]
  const { _id: batchId } = await runBatch(world, issuer, {
    kind: 'create',
    certificate: {
      certificateType: categoryName,
      title: 'Transcript',
      date: '2026-06-30',
      courses: shared,
    },
    recipients: { ids: [student.studentId, other.studentId] },
    each: [{ userId: other.studentId, title: 'Own transcript', courses: own }],
  })
  const { documents } = ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?batch=${batchId}`))
  const ids = documents.map(({ _id }: { _id: string }) => _id)
  ok(await sign(world, issuer, ids))
  ok(await accept(world, verifier, ids))
  const namesFor = async (who: typeof student, title: string) => {
    const { _id } = documents.find((one: { title: string }) => one.title === title)
    const { credential } = ok(await ask(who, _id, 'clr')).data
    return credential.credentialSubject.verifiableCredential
      .slice(1)
      .map(
        (one: { credentialSubject: { achievement: { name: string } } }) =>
          one.credentialSubject.achievement.name,
      )
  }
  expect(await namesFor(student, 'Transcript')).toEqual(['CE101 Statics (Fall 2025)'])
  expect(await namesFor(other, 'Own transcript')).toEqual(['CE102 Dynamics', 'Site visit'])
})

test('a batch refuses a course that is listed twice or has no grade', async () => {
  const start = (courses: object[]) =>
    callAs(world, issuer, 'POST', '/api/batches', {
      kind: 'create',
      certificate: { certificateType: categoryName, title: 'Transcript', date: '2026-06-30', courses },
      recipients: { ids: [student.studentId] },
    })
  const twice = await start([
    { subject: 'Statics', grade: 'A' },
    { subject: 'STATICS', grade: 'B' },
  ])
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([
    422,
    ['certificate.courses.1.subject'],
  ])
  expect((await start([{ subject: 'Statics', grade: '' }])).statusCode).toBe(422)
})

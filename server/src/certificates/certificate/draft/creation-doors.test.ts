import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEnded, certificate } from '../../../../test/acts/batches.ts'
import { recordFor } from '../../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { type Caller, callAs, makeIssuer, ok, studentData } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: true })
let key: Caller
let foreign: string
let unprintable: string

beforeAll(async () => {
  key = await makeApiKey(world, issuer)
  foreign = await addStudent(await makeIssuer(world, admin), 'Amal')
  unprintable = await addStudent(issuer, 'Ra 𓀀')
})
afterAll(() => world.close())

let added = 0
async function addStudent(own: Caller, name: string): Promise<string> {
  const body = { ...studentData(`door-${++added}@mail.example`), name }
  return ok(await callAs(world, own, 'POST', '/api/student/add-student', body)).data._id
}

/** One thing that is wrong with an otherwise valid certificate. */
interface Wrong {
  certificateType?: string
  title?: string
  date?: string
  validUntil?: string
  templateId?: string
  userId?: string
  details?: object
}

/** All ways to create a certificate. Each returns the error codes of a call, or of a batch's items. */
const doors = {
  '/upload-json': async (wrong: Wrong) => {
    const multipleCertificates = [{ ...recordFor(issuer, student), ...wrong }]
    return codes(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates }))
  },
  '/v1/certificates': async ({ certificateType, userId, ...wrong }: Wrong) => {
    const of = { student: { studentId: userId ?? student.studentId } }
    const what = {
      category: certificateType ?? certificate.certificateType,
      title: 'Bridges',
      date: '2026-06-30',
    }
    const certificates = [{ ...of, ...what, ...wrong }]
    return codes(await callAs(world, key, 'POST', '/v1/certificates', { certificates }))
  },
  '/api/batches': async ({ userId, ...wrong }: Wrong) => {
    const request = {
      kind: 'create',
      certificate: { ...certificate, ...wrong },
      recipients: { ids: [userId ?? student.studentId] },
    }
    return codes(await callEnded(world, issuer, request))
  },
}

const codes = (answer: { json(): { error?: string } }): string | undefined => answer.json().error

const everywhere = Object.keys(doors) as (keyof typeof doors)[]
// POST /upload-json has no fields for these.
const chosen = everywhere.filter((door) => door !== '/upload-json')

const table: [what: string, code: string, through: (keyof typeof doors)[], wrong: () => Wrong][] = [
  ['nothing wrong', 'none', everywhere, () => ({})],
  ['a type that is none of the issuer’s', 'invalid', everywhere, () => ({ certificateType: 'Unknown' })],
  ['no type', 'invalid', everywhere, () => ({ certificateType: ' ' })],
  ['a blank title', 'invalid', everywhere, () => ({ title: ' ' })],
  ['a title of 301 characters', 'invalid', everywhere, () => ({ title: 'x'.repeat(301) })],
  ['a title with control characters', 'invalid', everywhere, () => ({ title: 'A\u0007B' })],
  ['a title that cannot be drawn', 'missing_glyph', everywhere, () => ({ title: 'Bridges 😀' })],
  ['a date that does not exist', 'invalid', everywhere, () => ({ date: '2026-02-30' })],
  ['an end before the date', 'invalid', chosen, () => ({ validUntil: '2026-06-29' })],
  [
    'a last day in 99 years',
    'none',
    chosen,
    () => ({ validUntil: `${new Date().getUTCFullYear() + 99}-06-30` }),
  ],
  [
    'a last day in 101 years',
    'invalid',
    chosen,
    () => ({ validUntil: `${new Date().getUTCFullYear() + 101}-06-30` }),
  ],
  ['a template that is none of the issuer’s', 'invalid', chosen, () => ({ templateId: 'tpl_none' })],
  ['a GPA above its scale', 'invalid', everywhere, () => ({ details: { gpa: '4.2', gpaScale: '4' } })],
  ['a grade that cannot be drawn', 'missing_glyph', everywhere, () => ({ details: { grade: 'A 𓀀' } })],
  ['another issuer’s student', 'invalid', everywhere, () => ({ userId: foreign })],
  ['nobody’s student', 'invalid', everywhere, () => ({ userId: 'stud_of_nobody' })],
  ['a name that cannot be drawn', 'missing_glyph', everywhere, () => ({ userId: unprintable })],
]

const countAll = async () => ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db')).total

describe('every way to create a certificate gives the same answer:', () => {
  const cases = table.flatMap(([what, code, through, wrong]) =>
    through.map((door) => ({ what, code, door, wrong })),
  )
  test.each(cases)('$what by $door: $code', async ({ code, door, wrong }) => {
    const before = await countAll()
    expect((await doors[door](wrong())) ?? 'none').toBe(code)
    expect(await countAll()).toBe(code === 'none' ? before + 1 : before)
  })
})

test('no call that creates certificates accepts more than 10,000', async () => {
  const many = <Item>(item: Item): Item[] => Array.from({ length: 10_001 }, () => item)
  const body = { student: { studentId: student.studentId }, category: 'x', title: 'x', date: '2026-06-30' }
  const calls = [
    callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: many(recordFor(issuer, student)) }),
    callAs(world, key, 'POST', '/v1/certificates', { certificates: many(body) }),
    callAs(world, issuer, 'POST', '/api/batches', {
      kind: 'create',
      certificate,
      recipients: { ids: many(student.studentId) },
    }),
  ]
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(422)
})

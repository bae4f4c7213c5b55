import { apiScopes } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeAdmin,
  makeIssuer,
  ok,
  studentData,
} from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { callsPerMinute } from './rate-limit.ts'

const world = await openTestWorld()
world.tamper()
await world.startRoles()
const issuer = await makeIssuer(world, await makeAdmin(world))
const key = await makeApiKey(world, issuer)
afterAll(() => world.close())

const get = (path: string, caller = key) => callAs(world, caller, 'GET', `/v1${path}`)
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  callAs(world, key, 'POST', `/v1${path}`, body, headers)
const person = (name: string, change: object = {}) => ({
  ...studentData(`${name}@mail.example`, name),
  password: '',
  ...change,
})
const degree = (email: string, change: object = {}) => ({
  student: { email: `${email}@mail.example` },
  category: categoryName,
  title: 'Bridges',
  date: '2026-06-30',
  ...change,
})

async function ended(batchId: string) {
  return world.until(async () => {
    const { data } = ok(await get(`/batches/${batchId}`))
    return data.state === 'done' && data
  })
}

test('students are added, and adding them again reports that they exist', async () => {
  const students = [person('amal'), person('bilal'), person('amal'), person('dina', { rollNumber: 'bilal' })]
  const first = ok(await post('/students', { students })).data
  expect(first.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'created',
    'created',
    'exists',
    'refused',
  ])
  const again = ok(await post('/students', { students: students.slice(0, 2) })).data
  expect(again.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['exists', 'exists'])
  expect(again[0].studentId).toBe(first[0].studentId)

  const { data } = ok(await get(`/students/${first[0].studentId}`))
  expect(data).toMatchObject({ studentId: first[0].studentId, name: 'Amal Haddad', walletAddress: null })
  expect(ok(await get('/students?search=bilal')).data).toHaveLength(1)
})

test('a batch on students, which the screens started, cannot be read or retried under /v1', async () => {
  const { _id } = await runBatch(world, issuer, { kind: 'archive', students: { ids: ['stud_unknown'] } })
  expect((await get(`/batches/${_id}`)).statusCode).toBe(404)
  expect((await get(`/batches/${_id}/failures`)).statusCode).toBe(404)
  expect((await post(`/batches/${_id}/retry`, {})).statusCode).toBe(404)
})

test('a birthday is a day, since an instant is another day elsewhere', async () => {
  const answer = await post('/students', { students: [person('zaid', { dateOfBirth: '2003-01-30T20:00Z' })] })
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { 'students.0.dateOfBirth': 'Date Of Birth must be a date such as 2025-06-30' },
  ])
  const document = ok(await callAs(world, { token: undefined }, 'GET', '/v1/openapi.json'))
  const { students } = document.components.schemas.AddStudents.properties
  expect(students.items.properties.dateOfBirth.format).toBe('date')
})

test('one malformed student stops the call, and its field is named', async () => {
  const answer = await post('/students', { students: [person('esra'), person('fadi', { email: 'nowhere' })] })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['students.1.email']])
  expect(ok(await get('/students?search=esra')).data).toEqual([])
})

test('a certificate goes through its life by API: created, signed, read, drawn, revoked', async () => {
  const { data: added } = ok(await post('/students', { students: [person('gamal'), person('hala')] }))
  const certificates = [
    degree('gamal', { validUntil: '2031-06-30' }),
    degree('', { student: { studentId: added[1].studentId } }),
  ]
  const idempotency = { 'idempotency-key': 'degrees-2026' }
  const created = ok(await post('/certificates', { certificates }, idempotency)).data
  expect(ok(await post('/certificates', { certificates }, idempotency)).data).toEqual(created)
  expect(created[1].studentId).toBe(added[1].studentId)
  const ids = created.map(({ certificateId }: { certificateId: string }) => certificateId)
  const [id] = ids
  expect(ok(await get(`/certificates/${id}`)).data).toMatchObject({
    certificateId: id,
    studentId: added[0].studentId,
    validUntil: '2031-06-30',
    review: 'pending',
    signed: false,
    revokedAt: null,
    shareUrl: null,
    verifyUrl: created[0].verifyUrl,
  })

  const signing = await post('/batches', { kind: 'sign', certificates: { ids } })
  expect(signing.statusCode).toBe(202)
  expect(await ended(signing.json().data.batchId)).toMatchObject({ kind: 'sign', done: 2, failed: 0 })
  const signed = ok(await get('/certificates?signed=true&review=pending&search=bridges')).data
  expect(signed.map((one: { certificateId: string }) => one.certificateId).sort()).toEqual([...ids].sort())
  expect(ok(await get(`/certificates/${id}`)).data.shareUrl).toMatch(/\/verify\/\w+#.+/)

  const pdf = await get(`/certificates/${id}/document.pdf`)
  expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  expect((await get(`/certificates/${id}/document.png`)).headers['content-type']).toBe('image/png')
  expect(ok(await get(`/certificates/${id}/credential.json`)).type).toContain('VerifiableCredential')

  const reason = { reasonCode: 'issued-in-error', reason: '' }
  const revoking = await post('/batches', {
    kind: 'revoke',
    certificates: { filter: { signed: true, category: categoryName }, except: [ids[1]] },
    ...reason,
  })
  expect(await ended(revoking.json().data.batchId)).toMatchObject({ total: 1, done: 1 })
  const [revoked, spared] = await Promise.all(
    ids.map(async (one: string) => ok(await get(`/certificates/${one}`)).data.revokedAt),
  )
  expect([revoked, spared]).toEqual([expect.stringMatching(/^\d{4}-/), null])
})

describe('a selection says exactly what it reaches', () => {
  const revoke = (certificates: object) =>
    post('/batches', { kind: 'revoke', certificates, reasonCode: 'issued-in-error' })

  test.each([
    ['an unknown condition', { filter: { student: 'stud_1' } }, 'Leave out student.'],
    ['no condition', { filter: {} }, 'Send at least one condition, or all: true instead of the filter.'],
    ['an empty condition', { filter: { category: '' } }, 'Category is required'],
    ['a search for spaces', { filter: { search: ' ' } }, 'Search is required'],
    ['exceptions from a list of ids', { ids: ['cert_1'], except: ['cert_1'] }, 'Leave out except.'],
    ['all of a filter', { all: true, filter: { signed: true } }, 'Leave out all.'],
    ['not all', { all: false }, 'All must be one of: true'],
  ])('%s is refused', async (_name, selection, message) => {
    const answer = await revoke(selection)
    expect([answer.statusCode, answer.json().message]).toEqual([422, message])
  })

  test('a condition that the screens do not know is refused there too', async () => {
    const ofCertificates = { certificates: { filter: { studentId: 'stud_1' }, except: [] }, format: 'csv' }
    const ofStudents = { students: { filter: { email: 'a@mail.example' }, except: [] } }
    const start = (body: object) => callAs(world, issuer, 'POST', '/api/batches', body)
    expect((await start({ kind: 'export', ...ofCertificates })).json().message).toBe('Leave out studentId.')
    expect((await start({ kind: 'archive', ...ofStudents })).json().message).toBe('Leave out email.')
  })

  test('a student’s certificates, or all but some', async () => {
    const { data: added } = ok(await post('/students', { students: [person('jamil'), person('kamal')] }))
    const certificates = [degree('jamil'), degree('jamil'), degree('kamal')]
    const created = ok(await post('/certificates', { certificates })).data
    const [, second, third] = created.map(({ certificateId }: { certificateId: string }) => certificateId)
    const { studentId } = added[0]
    expect(ok(await get(`/certificates?studentId=${studentId}`)).total).toBe(2)
    const sign = async (selection: object) => {
      const started = await post('/batches', { kind: 'sign', certificates: selection })
      expect([started.statusCode, started.body]).toEqual([202, started.body])
      return ended(started.json().data.batchId)
    }
    expect(await sign({ filter: { studentId }, except: [second] })).toMatchObject({ total: 1, done: 1 })
    const unsigned = ok(await get('/certificates?signed=false')).data
    const others = unsigned
      .map(({ certificateId }: { certificateId: string }) => certificateId)
      .filter((id: string) => id !== third)
    const everything = ok(await get('/certificates')).total
    expect(await sign({ all: true, except: others })).toMatchObject({ total: everything - others.length })
    expect(ok(await get(`/certificates/${third}`)).data.signed).toBe(true)
  })
})

test.each([
  ['an unknown student', { student: { email: 'nobody@mail.example' } }, 'certificates.1.student'],
  ['an unknown category', { category: 'Knighthood' }, 'certificates.1.category'],
  ['an unknown template', { templateId: 'tpl_none' }, 'certificates.1.templateId'],
  ['a day that is none', { date: '2026-02-30' }, 'certificates.1.date'],
  ['an instant for a day', { date: '2026-06-29T20:00:00.000Z' }, 'certificates.1.date'],
  ['an instant for the last day', { validUntil: '2030-06-29T00:00:00Z' }, 'certificates.1.validUntil'],
  ['an end before the beginning', { validUntil: '2020-01-01' }, 'certificates.1.validUntil'],
])('%s stops the call, and its field is named', async (_name, change, field) => {
  ok(await post('/students', { students: [person('imad')] }))
  const answer = await post('/certificates', { certificates: [degree('imad'), degree('imad', change)] })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
})

test('every wrong row is named at once', async () => {
  ok(await post('/students', { students: [person('kenan')] }))
  const answer = await post('/certificates', {
    certificates: [
      degree('kenan', { category: 'Knighthood' }),
      degree('kenan'),
      degree('nobody'),
      degree('kenan', { templateId: 'tpl_none' }),
      degree('somebody'),
    ],
  })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields).sort()).toEqual([
    'certificates.0.category',
    'certificates.2.student',
    'certificates.3.templateId',
    'certificates.4.student',
  ])
})

test('null is the same as left out', async () => {
  ok(await post('/students', { students: [person('lina', { password: null })] }))
  const certificates = [degree('lina', { details: null, courses: null, validUntil: null, templateId: null })]
  ok(await post('/certificates', { certificates }))
})

test('only a key with the scope to sign can sign, and that scope alone allows nothing else', async () => {
  const writer = await makeApiKey(world, issuer, { scopes: ['certificates:write'] })
  const signer = await makeApiKey(world, issuer, { scopes: ['certificates:sign'] })
  const start = (caller: Caller, kind: string) =>
    callAs(world, caller, 'POST', '/v1/batches', { kind, certificates: { ids: ['cert_none'] } })
  for (const [caller, kind, status] of [
    [writer, 'sign', 403],
    [writer, 'transfer', 202],
    [signer, 'sign', 202],
    [signer, 'transfer', 403],
  ] as const)
    expect((await start(caller, kind)).statusCode).toBe(status)
  expect((await start(writer, 'sign')).json().message).toContain('certificates:sign')
})

test('a change of a webhook keeps what it leaves out', async () => {
  const webhook = { url: 'https://hooks.example/a', events: ['certificate.signed'] }
  const added = ok(
    await post('/webhooks', { ...webhook, description: 'Records office', enabled: false }),
  ).data
  const changed = await callAs(world, key, 'PUT', `/v1/webhooks/${added.webhookId}`, {
    ...webhook,
    url: 'https://hooks.example/b',
  })
  expect(ok(changed).data).toMatchObject({
    url: 'https://hooks.example/b',
    description: 'Records office',
    enabled: false,
  })
})

test('of days to choose from, all are named', async () => {
  const wish = { title: 'Your degree', facts: ['name'], openDays: 5, keptDays: 30 }
  const answer = await post('/presentation-requests', wish)
  expect(answer.json().message).toBe('Open Days must be one of: 1, 7, 30')
})

describe('a key', () => {
  test('is refused as soon as it is revoked or expires', async () => {
    const revoked = await makeApiKey(world, issuer)
    const expiring = await makeApiKey(world, issuer, { expiresInDays: 1 })
    ok(await get('/students', revoked))
    ok(await callAs(world, issuer, 'DELETE', `/api/api-keys/${revoked.id}`))
    expect((await get('/students', revoked)).statusCode).toBe(401)

    ok(await get('/students', expiring))
    const list = ok(await callAs(world, issuer, 'GET', '/api/api-keys')).data
    const listed = list.find((one: { _id: string }) => one._id === expiring.id)
    expect(listed.lastUsedAt).not.toBe('')
    expect(expiring.token.startsWith(listed.prefix)).toBe(true)
    expect(JSON.stringify(list)).not.toContain(expiring.token)

    await world.ctx.db
      .updateTable('api_key')
      .set({ last_used_at: new Date(0) })
      .where('id', '=', expiring.id)
      .execute()
    world.advance(25 * 3_600_000)
    expect((await get('/students', expiring)).json()).toEqual({
      success: false,
      error: 'not_signed_in',
      message: 'Send a valid API key: Authorization: Bearer crd_…',
      key: 'not_signed_in.api_key',
      parameters: {},
    })
    ok(await get('/students'))
    world.advance(-25 * 3_600_000)
  })

  test('has a separate budget of calls, reported in headers', async () => {
    const busy = await makeApiKey(world, issuer)
    const first = await get('/students?limit=1', busy)
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(callsPerMinute),
      'ratelimit-remaining': String(callsPerMinute - 1),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
    })
    for (let made = 1; made < callsPerMinute; made += 100)
      await Promise.all(
        Array.from({ length: Math.min(100, callsPerMinute - made) }, () => get('/categories', busy)),
      )
    const over = await get('/students', busy)
    expect([over.statusCode, over.json().error]).toEqual([429, 'too_many_requests'])
    expect(over.headers['retry-after']).toMatch(/^\d+$/)
    ok(await get('/students'))
  })
})

describe('the description at /v1/openapi.json', () => {
  test('names every call with its scope, and nothing of the web app', async () => {
    const document = ok(await callAs(world, { token: undefined }, 'GET', '/v1/openapi.json'))
    const paths = Object.keys(document.paths)
    expect(paths).toContain('/v1/certificates/{certificateId}/document.pdf')
    expect(paths.every((path) => path.startsWith('/v1/'))).toBe(true)
    for (const calls of Object.values<Record<string, { description: string }>>(document.paths))
      for (const { description } of Object.values(calls))
        expect(apiScopes.some((scope) => description.includes(scope))).toBe(true)
  })

  test('refers only to what it holds, with examples', async () => {
    const document = ok(await callAs(world, { token: undefined }, 'GET', '/v1/openapi.json'))
    const text = JSON.stringify(document)
    const schemas = Object.keys(document.components.schemas)
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(schemas).toContain(name)
    expect(document.components.schemas.Certificate.examples).toHaveLength(1)
    expect(text).not.toContain('cetificateId')
    const page = await callAs(world, { token: undefined }, 'GET', '/v1/docs/json')
    expect(page.json()).toEqual(document)
  })

  test('leaves the description of the web app’s calls as it was', async () => {
    const document = ok(await callAs(world, { token: undefined }, 'GET', '/openapi.json'))
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/v1'))).toEqual([])
  })
})

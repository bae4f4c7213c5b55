import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCertificates, readAs, recordFor } from './acts/certificates.ts'
import { makeColleague } from './acts/colleagues.ts'
import { bind, makeDepartment, makeMember, move } from './acts/departments.ts'
import { apiKeyData } from './acts/integrators.ts'
import { callAs, makeIssuer, makeStudent, ok, signIn } from './acts/people.ts'
import { logo } from './acts/templates.ts'
import { pdfFile, uploadCertificate } from './acts/uploads.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let port: number

beforeAll(async () => {
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => world.close())

interface SlowCall {
  token: string
  path: string
  body: Uint8Array
  type: string
}

/** Sends the headers and a few bytes, lets something happen, and then sends the rest. Returns the status and the answer's body. */
async function slowlyAnswered(call: SlowCall, meanwhile: () => Promise<unknown>) {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  const head = [
    `POST ${call.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${call.token}`,
    `Content-Type: ${call.type}`,
    `Content-Length: ${call.body.length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(call.body.subarray(0, 5))
  // Longer than a body may take without its caller being admitted again.
  await pause(1_200)
  await meanwhile()
  socket.write(call.body.subarray(5))
  await closed
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), body: answer.split('\r\n\r\n')[1] ?? '' }
}
const slowly = async (call: SlowCall, meanwhile: () => Promise<unknown>): Promise<number> =>
  (await slowlyAnswered(call, meanwhile)).status

async function form(token: string, path: string, fields: Record<string, string | File>): Promise<SlowCall> {
  const parts = new FormData()
  for (const [name, value] of Object.entries(fields)) parts.append(name, value)
  const sent = new Response(parts)
  const body = new Uint8Array(await sent.arrayBuffer())
  return { token, path, body, type: sent.headers.get('content-type')! }
}

const json = (token: string, path: string, body: object): SlowCall => ({
  token,
  path,
  body: Buffer.from(JSON.stringify(body)),
  type: 'application/json',
})
const signing = (own: typeof issuer, ids: string[]) => ({
  cetificateId: ids,
  isByIssuer: true,
  publicKey: own.publicKey,
  verifierDigitalSignature: own.digitalSignature,
})

test('a signer who is removed while the body is on its way signs nothing', async () => {
  const signer = await makeColleague(world, issuer, 'Signer', 'signer')
  const ids = await createCertificates(world, issuer, student, 1)
  const remove = () => callAs(world, issuer, 'DELETE', `/api/colleagues/${signer.accountId}`)
  expect(await slowly(json(signer.token, '/verify-json', signing(issuer, ids)), remove)).toBe(401)
  expect((await readAs(world, issuer, ids[0]!)).isVerified).toBe(false)
})

test('a session that ends in the meantime makes no API key', async () => {
  const second = await signIn(world, issuer)
  const endOthers = () => callAs(world, issuer, 'DELETE', '/api/account/sessions')
  expect(await slowly(json(second.token, '/api/api-keys', apiKeyData), endOthers)).toBe(401)
  expect(ok(await callAs(world, issuer, 'GET', '/api/api-keys')).data).toEqual([])
})

test('an organisation that is suspended in the meantime signs nothing', async () => {
  const other = await makeIssuer(world, admin)
  const ids = await createCertificates(world, other, await makeStudent(world, other), 1)
  const suspend = () =>
    callAs(world, admin, 'POST', `/api/admin/organisations/${other.id}/suspend`, { reason: 'Forged papers' })
  expect(await slowly(json(other.token, '/verify-json', signing(other, ids)), suspend)).toBe(403)
})

test('a file that arrives too late is not kept', async () => {
  const colleague = await makeColleague(world, issuer, 'Designer', 'manager')
  const call = await form(colleague.token, '/api/templates/images', { doc_url: logo() })
  const remove = () => callAs(world, issuer, 'DELETE', `/api/colleagues/${colleague.accountId}`)
  expect(await slowly(call, remove)).toBe(401)
  expect(await world.ctx.db.selectFrom('template_image').select('id').execute()).toEqual([])
})

describe('somebody who changes departments while a form is on its way', async () => {
  const [here, there] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Arts'),
  ]
  const { id: type } = ok(
    await callAs(world, issuer, 'POST', '/api/categories/create', { name: 'Welding' }),
  ).data
  ok(await move(world, issuer, { departmentId: here, categoryIds: [type] }))
  const person = await makeMember(world, issuer, { [here]: 'manager' })
  const goTo = async (departmentId: string) =>
    ok(await bind(world, issuer, person.accountId, [{ departmentId, role: 'manager' }]))
  const leave = () => goTo(there)
  beforeEach(() => goTo(here))

  test('signs no upload of the department that they have left', async () => {
    const id = await uploadCertificate(world, { student, issuer }, { categoryName: 'Welding' })
    const call = await form(person.token, '/verify-user-json', {
      cetificateId: id,
      isByIssuer: 'false',
      publicKey: issuer.publicKey!,
      verifierDigitalSignature: issuer.digitalSignature!,
      loa_doc: pdfFile('letter.pdf'),
    })
    expect(await slowly(call, leave)).toBe(404)
    expect((await readAs(world, issuer, id)).isVerified).toBe(false)
    // The same form signs it for those who stay.
    expect(await slowly(call, () => goTo(here))).toBe(200)
  })

  test('lends no file about a certificate of the department that they have left', async () => {
    const record = { ...recordFor(issuer, student), certificateType: 'Welding' }
    const { _id } = ok(
      await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] }),
    ).documents[0]
    const path = `/api/review/requests/${_id}/attachments`
    const call = await form(person.token, path, { verifierId: verifier.id, file: pdfFile() })
    expect(await slowly(call, leave)).toBe(404)
    await goTo(here)
    expect(await slowly(call, () => goTo(here))).toBe(200)
  })

  test.for([
    ['an image', '/api/templates/images', { doc_url: logo() }],
    [
      'a list of students',
      '/api/student/import-student-excel?preview=true',
      { doc_url: new File(['Name,Email\nAmal,a@mail.example\n'], 'list.csv') },
    ],
  ] as const)('puts %s where they are now', async ([, path, files]) => {
    const { status, body } = await slowlyAnswered(await form(person.token, path, files), leave)
    expect(status).toBe(200)
    const { importId, data } = JSON.parse(body)
    const row = await world.ctx.db
      .selectFrom('department_object')
      .select('department_id')
      .where('object_id', '=', importId ?? data._id)
      .executeTakeFirst()
    expect(row?.department_id).toBe(there)
  })
})

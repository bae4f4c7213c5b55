import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificates, readAs } from './certificates.ts'
import { makeColleague } from './colleagues.ts'
import { apiKeyData } from './integrators.ts'
import { callAs, makeIssuer, makeStudent, ok, signIn } from './people.ts'
import { openRolesWorld } from './roles-world.ts'
import { logo } from './templates.ts'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: true })
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

/** Sends the headers and a few bytes, lets something happen, and then sends the rest. Returns the status. */
async function slowly(call: SlowCall, meanwhile: () => Promise<unknown>): Promise<number> {
  const socket = connect(port, '127.0.0.1')
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
  await new Promise((resolve) => socket.on('close', resolve))
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
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

test('a session that is ended meanwhile makes no API key', async () => {
  const second = await signIn(world, issuer)
  const endOthers = () => callAs(world, issuer, 'DELETE', '/api/account/sessions')
  expect(await slowly(json(second.token, '/api/api-keys', apiKeyData), endOthers)).toBe(401)
  expect(ok(await callAs(world, issuer, 'GET', '/api/api-keys')).data).toEqual([])
})

test('an organisation that is suspended meanwhile signs nothing', async () => {
  const other = await makeIssuer(world, admin)
  const ids = await createCertificates(world, other, await makeStudent(world, other), 1)
  const suspend = () =>
    callAs(world, admin, 'POST', `/api/admin/organisations/${other.id}/suspend`, { reason: 'Forged papers' })
  expect(await slowly(json(other.token, '/verify-json', signing(other, ids)), suspend)).toBe(403)
})

test('a file that arrives too late is not kept', async () => {
  const colleague = await makeColleague(world, issuer, 'Designer', 'manager')
  const form = new FormData()
  form.append('doc_url', logo())
  const sent = new Response(form)
  const call = {
    token: colleague.token,
    path: '/api/templates/images',
    body: new Uint8Array(await sent.arrayBuffer()),
    type: sent.headers.get('content-type')!,
  }
  const remove = () => callAs(world, issuer, 'DELETE', `/api/colleagues/${colleague.accountId}`)
  expect(await slowly(call, remove)).toBe(401)
  expect(await world.ctx.db.selectFrom('template_image').select('id').execute()).toEqual([])
})

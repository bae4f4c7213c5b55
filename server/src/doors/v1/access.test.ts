import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse as Response } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readAccessTables } from '../../../test/access-table.ts'
import { accept, createCertificates, recordFor, sign } from '../../../test/acts/certificates.ts'
import { endedCheck, startCheck } from '../../../test/acts/checks.ts'
import { makeDepartment } from '../../../test/acts/departments.ts'
import { makeDirectoryKey, scimRequests } from '../../../test/acts/directories.ts'
import { makeApiKey, someWebhook, webhookData } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  studentData,
} from '../../../test/acts/people.ts'
import { askFor, codeOf, sendFile } from '../../../test/acts/presentations.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'
import { organisationDid } from '../../proof/issuer/did.ts'
import { contexts, makeStranger, minimal } from '../vc-api/testing.ts'

const { parties: partyNames, rows } = readAccessTables().apiKeys

const someFile = { name: 'a.txt', bytes: 'No certificate' }

const world = await openTestWorld()
await world.startRoles()
const admin = await makeAdmin(world)
const issuerA = await makeIssuer(world, admin)
const student = await makeStudent(world, issuerA)
const verifier = await makeVerifier(world, admin)
const courses = [{ subject: 'Law', grade: 'A' }]
const multipleCertificates = [{ ...recordFor(issuerA, student), courses }]
const made = ok(await callAs(world, issuerA, 'POST', '/upload-json', { multipleCertificates }))
const certificate = made.documents[0]._id
ok(await sign(world, issuerA, [certificate]))
ok(await accept(world, verifier, [certificate]))
const suspended = await makeIssuer(world, admin)
const ofSuspended = await keysOf(suspended)
ok(
  await callAs(world, admin, 'POST', `/api/admin/organisations/${suspended.id}/suspend`, {
    reason: 'The licence has expired.',
  }),
)
const ofA = await keysOf(issuerA)
const departmentId = await makeDepartment(world, issuerA, 'Law')
const boundKey = await makeApiKey(world, issuerA, { departmentId })
const ofB = await keysOf(await makeIssuer(world, admin))
const ofVerifier = await keysOf(verifier)
const aboutStudents = await makeApiKey(world, issuerA, { scopes: ['students:read'] })
const aboutWebhooks = await makeApiKey(world, issuerA, { scopes: ['webhooks:manage'] })
const parties: Record<string, (route: string) => Caller> = {
  nobody: () => nobody,
  'session of A': () => issuerA,
  A: ofA,
  'A without the scope': (route) => (route.includes('/webhooks') ? aboutStudents : aboutWebhooks),
  'of a department of A': () => boundKey,
  B: ofB,
  'of a suspended issuer': ofSuspended,
  'of a verifier': ofVerifier,
}
const check = await endedCheck(world, issuerA, [someFile])
/** A batch with one failed item. */
const failedBatch = await batchWithFailure(ofA('/v1/'))
/** A request that its holder has answered. */
const asked = await codeOf(world, issuerA)
const pdf = await callAs(world, ofA('/v1/'), 'GET', `/v1/certificates/${certificate}/document.pdf`)
ok(await sendFile(world, asked, pdf.rawPayload))
afterAll(() => world.close())

/** Returns the key to use for each route: SCIM routes need a directory's own. */
async function keysOf(organisation: Organisation): Promise<(route: string) => Caller> {
  const [key, directoryKey] = [
    await makeApiKey(world, organisation),
    await makeDirectoryKey(world, organisation),
  ]
  return (route) => (route.includes('/scim/') ? directoryKey : key)
}

async function batchWithFailure(key: Caller): Promise<string> {
  const body = { kind: 'sign', certificates: { ids: [certificate, 'cert_none'] } }
  const { batchId } = (await callAs(world, key, 'POST', '/v1/batches', body)).json().data
  await world.until(
    async () => ok(await callAs(world, key, 'GET', `/v1/batches/${batchId}`)).data.state === 'done',
  )
  return batchId
}

/** A credential of issuer A, which no other organisation's key can sign. */
const issue = (instance: string) => (caller: Caller) => {
  const credential = { ...minimal(), id: credentialId, issuer: organisationDid(publicUrl, issuerA.id) }
  return callAs(world, caller, 'POST', `/vc-api/${instance}/credentials/issue`, { credential })
}
const credentialId = `urn:uuid:${randomUUID()}`
const presentation = { '@context': [contexts[0]], type: ['VerifiablePresentation'] }

const get = (url: () => string) => (caller: Caller) => callAs(world, caller, 'GET', url())
const newStudent = () => ({ ...studentData(`${randomUUID()}@mail.example`), password: '' })

const requests: Record<string, (caller: Caller) => Promise<Response>> = {
  'GET /v1/students': get(() => '/v1/students'),
  'POST /v1/students': (caller) =>
    callAs(world, caller, 'POST', '/v1/students', { students: [newStudent()] }),
  'GET /v1/students/:studentId': get(() => `/v1/students/${student.studentId}`),
  'PATCH /v1/students/:studentId': (caller) =>
    callAs(world, caller, 'PATCH', `/v1/students/${student.studentId}`, { courseName: 'Law' }),
  'GET /v1/categories': get(() => '/v1/categories'),
  'GET /v1/templates': get(() => '/v1/templates'),
  'GET /v1/certificates': get(() => '/v1/certificates'),
  'POST /v1/certificates': (caller) =>
    callAs(world, caller, 'POST', '/v1/certificates', {
      certificates: [
        { student: { email: student.email }, category: categoryName, title: 'Bridges', date: '2026-06-30' },
      ],
    }),
  'POST /v1/certificates/wallet-offers': (caller) =>
    callAs(world, caller, 'POST', '/v1/certificates/wallet-offers', { certificateIds: [certificate] }),
  'GET /v1/certificates/:certificateId': get(() => `/v1/certificates/${certificate}`),
  'DELETE /v1/certificates/:certificateId': async (caller) => {
    const [draft] = await createCertificates(world, issuerA, student)
    return callAs(world, caller, 'DELETE', `/v1/certificates/${draft}`)
  },
  'GET /v1/certificates/:certificateId/document.pdf': get(
    () => `/v1/certificates/${certificate}/document.pdf`,
  ),
  'GET /v1/certificates/:certificateId/document.png': get(
    () => `/v1/certificates/${certificate}/document.png`,
  ),
  'GET /v1/certificates/:certificateId/credential.json': get(
    () => `/v1/certificates/${certificate}/credential.json`,
  ),
  'GET /v1/certificates/:certificateId/transcript.json': get(
    () => `/v1/certificates/${certificate}/transcript.json`,
  ),
  'GET /v1/certificates/:certificateId/elm.json': get(() => `/v1/certificates/${certificate}/elm.json`),
  'GET /v1/certificates/:certificateId/blockcerts.json': get(
    () => `/v1/certificates/${certificate}/blockcerts.json`,
  ),
  'POST /v1/batches': (caller) =>
    callAs(world, caller, 'POST', '/v1/batches', { kind: 'sign', certificates: { ids: ['cert_none'] } }),
  'GET /v1/batches/:batchId': get(() => `/v1/batches/${failedBatch}`),
  'GET /v1/batches/:batchId/failures': get(() => `/v1/batches/${failedBatch}/failures`),
  'POST /v1/batches/:batchId/retry': (caller) =>
    callAs(world, caller, 'POST', `/v1/batches/${failedBatch}/retry`),
  'GET /v1/webhooks': get(() => '/v1/webhooks'),
  'POST /v1/webhooks': (caller) => callAs(world, caller, 'POST', '/v1/webhooks', webhookData),
  'PUT /v1/webhooks/:webhookId': async (caller) =>
    callAs(world, caller, 'PUT', `/v1/webhooks/${await someWebhook(world, issuerA)}`, webhookData),
  'DELETE /v1/webhooks/:webhookId': async (caller) =>
    callAs(world, caller, 'DELETE', `/v1/webhooks/${await someWebhook(world, issuerA)}`),
  'POST /v1/presentation-requests': (caller) => askFor(world, caller, {}, '/v1'),
  'GET /v1/presentation-requests': get(() => '/v1/presentation-requests'),
  'GET /v1/presentation-requests/:requestId': get(() => `/v1/presentation-requests/${asked}`),
  'GET /v1/presentation-requests/:requestId/receipt.json': get(
    () => `/v1/presentation-requests/${asked}/receipt.json`,
  ),
  'DELETE /v1/presentation-requests/:requestId': async (caller) =>
    callAs(world, caller, 'DELETE', `/v1/presentation-requests/${await codeOf(world, issuerA)}`),
  'POST /v1/checks': (caller) => startCheck(world, caller, [someFile], { prefix: '/v1' }),
  'GET /v1/checks': get(() => '/v1/checks'),
  'GET /v1/checks/:checkId': get(() => `/v1/checks/${check}`),
  'GET /v1/checks/:checkId/results.ndjson': get(() => `/v1/checks/${check}/results.ndjson`),
  'GET /v1/checks/:checkId/report.json': get(() => `/v1/checks/${check}/report.json`),
  'DELETE /v1/checks/:checkId': async (caller) =>
    callAs(world, caller, 'DELETE', `/v1/checks/${await endedCheck(world, issuerA, [someFile])}`),
  'GET /v1/checks/:checkId/report.pdf': get(() => `/v1/checks/${check}/report.pdf`),
  'GET /v1/checks/:checkId/report.csv': get(() => `/v1/checks/${check}/report.csv`),
  'POST /vc-api/eddsa-rdfc-2022/credentials/issue': issue('eddsa-rdfc-2022'),
  'POST /vc-api/eddsa-jcs-2022/credentials/issue': issue('eddsa-jcs-2022'),
  'POST /vc-api/eddsa-rdfc-2022-with-status/credentials/issue': issue('eddsa-rdfc-2022-with-status'),
  'POST /vc-api/credentials/verify': async (caller) => {
    const stranger = makeStranger(world)
    const verifiableCredential = await stranger.sign(minimal({ issuer: stranger.did }))
    return callAs(world, caller, 'POST', '/vc-api/credentials/verify', { verifiableCredential })
  },
  'POST /vc-api/presentations/verify': (caller) =>
    callAs(world, caller, 'POST', '/vc-api/presentations/verify', { presentation }),
  'POST /vc-api/credentials/status': async (caller) => {
    await issue('eddsa-rdfc-2022-with-status')(parties.A!(''))
    return callAs(world, caller, 'POST', '/vc-api/credentials/status', {
      credentialId,
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
    })
  },
  'GET /vc-api/identifiers/:did': get(
    () => '/vc-api/identifiers/did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
  ),
  ...scimRequests(world, { key: ofA('/scim/'), owner: issuerA }),
}

describe.each(rows)('$route', ({ route, expected }) => {
  test.each(partyNames.map((name, i) => ({ name, answer: expected[i]! })))('$name: $answer', async (cell) => {
    const { statusCode, body } = await requests[route]!(parties[cell.name]!(route))
    const secrets = [student.email, student.studentId, certificate, issuerA.name, issuerA.id.slice(4)]
    const isClean = !secrets.some((text) => body.includes(text))
    const answered = cell.answer === 'own' && isClean ? 'own' : 'yes'
    expect({ answer: statusCode >= 400 ? String(statusCode) : answered, body }).toEqual({
      answer: cell.answer,
      body,
    })
  })
})

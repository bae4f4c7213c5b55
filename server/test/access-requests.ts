import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse as Response } from 'fastify'
import { standardSettings } from '../src/delivery/standard-settings.ts'
import { newAuthenticator } from './authenticator.ts'
import { runBatch } from './batches.ts'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  readAs,
  recordFor,
  signedCertificates,
  suspend,
} from './certificates.ts'
import { endedCheck, startCheck } from './checks.ts'
import { askFor, corrected, openRequest } from './corrections.ts'
import { addFee, settle } from './fees.ts'
import { apiKeyData, makeApiKey, someWebhook, webhookData } from './integrators.ts'
import {
  approvedOrganisation,
  type Caller,
  callAs,
  categoryName,
  kycForm,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  type Person,
  personalData,
  profileImage,
  registerOrganisation,
  signIn,
  studentData,
  suspendedOrganisation,
  uploadAs,
  waitingOrganisation,
} from './people.ts'
import { addApp, addPasskey, freshSecondFactor, offerApp, showPasskey } from './second-factor.ts'
import { askForLink, openLink, revokeLink, sharedCertificate } from './shares.ts'
import { logo, newTemplate, settings } from './templates.ts'
import { publicUrl, type TestWorld } from './test-world.ts'
import { answerUpload, decideUpload, uploadCertificate, uploadForm } from './uploads.ts'

/** What the calls of the access table are about: things of issuer A. */
export interface Scene {
  world: TestWorld
  admin: Person
  issuerA: Organisation
  verifier: Organisation
  student: Awaited<ReturnType<typeof makeStudent>>
  importId: string
  /** Of files of issuer A; it has ended. */
  checkId: string
  /** Recorded on the chain; each is transferred by one row of the table. */
  recorded: [string, string]
  /** Of the recorded certificates. */
  title: string
  cid: string
  anchoredSize: number
}

export async function setScene(
  world: TestWorld,
  parties: Pick<Scene, 'admin' | 'issuerA' | 'verifier'>,
): Promise<Scene> {
  const student = await makeStudent(world, parties.issuerA)
  const { importId } = ok(
    await uploadAs(world, parties.issuerA, '/api/student/import-student-excel', { doc_url: sheet() }),
  )
  const issuer = parties.issuerA
  const recorded = await acceptedCertificates(world, { issuer, verifier: parties.verifier, student }, 2)
  const { uri, title } = await world.until(async () => {
    const certificate = await readAs(world, issuer, recorded[1]!)
    return certificate.txHash && certificate.uri && certificate
  })
  const evidence = ok(await callAs(world, nobody, 'GET', `/api/evidence/${recorded[1]}`)).data
  return {
    world,
    ...parties,
    student,
    importId,
    checkId: await endedCheck(world, issuer, [someFile]),
    recorded: recorded as [string, string],
    title,
    cid: uri.replace('ipfs://', ''),
    anchoredSize: evidence.log.size,
  }
}

const sheet = () =>
  new File(
    ['Name,Father Name,Mother Name,Roll Number,Mobile,DOB,Email\nNura,A,B,1,0501234567,x,y\n'],
    'a.csv',
  )

/** The id of a list of issuer A that is looked at before it is imported. */
const uploadedList = async ({ world, issuerA }: Scene): Promise<string> =>
  ok(await uploadAs(world, issuerA, '/api/student/import-student-excel?preview=true', { doc_url: sheet() }))
    .importId

type Request = (scene: Scene, caller: Caller & Partial<Organisation>) => Promise<Response>

const get =
  (url: string | ((scene: Scene) => string)): Request =>
  (scene, caller) =>
    callAs(scene.world, caller, 'GET', typeof url === 'string' ? url : url(scene))

const createBatch = ({ world, student }: Scene, caller: Caller) =>
  callAs(world, caller, 'POST', '/api/batches', {
    kind: 'create',
    recipients: { ids: [student.studentId] },
    certificate: { certificateType: categoryName, title: 'Batch of A', date: '2026-06-30' },
  })

const batchOfA = async (scene: Scene): Promise<string> =>
  (await createBatch(scene, scene.issuerA)).json().data._id

/** A batch of issuer A that has made a file. */
async function exportOfA({ world, issuerA, recorded }: Scene): Promise<string> {
  const request = { kind: 'export', certificates: { ids: recorded }, format: 'csv' }
  return (await runBatch(world, issuerA, request))._id
}

const draft = async ({ world, issuerA, student }: Scene) =>
  (await createCertificates(world, issuerA, student))[0]!
const signed = async ({ world, issuerA, student }: Scene) =>
  (await signedCertificates(world, issuerA, student))[0]!
const freshEmail = () => `${randomUUID()}@mail.example`

async function category({ world, issuerA }: Scene): Promise<string> {
  const name = `Category of A ${randomUUID()}`
  return ok(await callAs(world, issuerA, 'POST', '/api/categories/create', { name })).data.id
}

/** An upload that names issuer A, which has answered for it. */
async function linkOf({ world, issuerA, student }: Scene): Promise<string> {
  const { link } = await sharedCertificate(world, { issuer: issuerA, student })
  return link._id
}
async function answeredUpload({ world, issuerA, student }: Scene): Promise<string> {
  const id = await uploadCertificate(world, { student, issuer: issuerA })
  ok(await answerUpload(world, issuerA, id))
  return id
}

/** The address of a new template of issuer A. */
async function templateUrl({ world, issuerA }: Scene): Promise<string> {
  const made = ok(await callAs(world, issuerA, 'POST', '/api/templates', newTemplate(issuerA.name)))
  return `/api/templates/${made.data._id}`
}

const someFile = { name: 'a.txt', bytes: 'No certificate' }

const aboutCheck = (path: string) => get(({ checkId }) => `/api/checks/${checkId}${path}`)

const document = (name: string) => get(({ recorded }) => `/api/certificates/${recorded[1]}/${name}`)

/** A call of somebody who has shown a second factor just now, with what `prepare` gives as its body. */
const proven =
  (
    method: 'POST' | 'DELETE',
    path: string,
    prepare?: (world: TestWorld, person: Person) => Promise<unknown>,
  ): Request =>
  async ({ world }, caller) => {
    if (!caller.token) return callAs(world, caller, method, path)
    const person = caller as Person
    await freshSecondFactor(world, person)
    return callAs(world, person, method, path, await prepare?.(world, person))
  }

/** The id of a passkey of this person that signing in does not need. */
async function sparePasskey(world: TestWorld, person: Person): Promise<string> {
  await freshSecondFactor(world, person)
  await addPasskey(world, person, newAuthenticator(publicUrl))
  return ok(await callAs(world, person, 'GET', '/api/account/second-factor')).data.passkeys.at(-1).id
}

/** The token of a sign-in of the student whose password was right. */
async function halfSignedIn({ world, student }: Scene): Promise<string> {
  await freshSecondFactor(world, student)
  const body = { email: student.email, password: student.password, selectedRole: 'student' }
  return ok(await callAs(world, nobody, 'POST', '/api/sign-in', body)).secondFactor.token
}

/** A call about a webhook of issuer A, by somebody who has shown a second factor just now. */
const ofWebhook =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Request =>
  async ({ world, issuerA }, caller) => {
    const id = await someWebhook(world, issuerA)
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, method, `/api/webhooks/${id}${path}`, body)
  }

/** A sound request for each route, about things of issuer A, made anew for each call where a call uses them up. */
export const requests: Record<string, Request> = {
  'POST /api/sign-in': ({ world, admin }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in', { ...admin, selectedRole: 'admin' }),
  'GET /api/logout': async ({ world }, caller) => {
    const own = caller.token === undefined ? caller : await signIn(world, caller as Person)
    return callAs(world, own, 'GET', '/api/logout')
  },
  'POST /api/requert-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/requert-for-otp', { email: freshEmail(), selectedRole: 'student' }),
  'POST /api/resend-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/resend-for-otp', { email: freshEmail(), selectedRole: 'student' }),
  'POST /api/verify-for-otp': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/verify-for-otp', {
      email: freshEmail(),
      selectedRole: 'student',
      otp: '000000',
    }),
  'POST /api/reset-password': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/reset-password', {
      token: 'guessed',
      password: 'long enough',
      confirmPassword: 'long enough',
    }),
  'GET /api/account/sessions': get('/api/account/sessions'),
  'DELETE /api/account/sessions/:id': async ({ world, issuerA }, caller) => {
    const { token } = await signIn(world, issuerA)
    const own = ok(await callAs(world, { token }, 'GET', '/api/account/sessions')).data
    const { id } = own.find((session: { current: boolean }) => session.current)
    return callAs(world, caller, 'DELETE', `/api/account/sessions/${id}`)
  },
  'DELETE /api/account/sessions': ({ world }, caller) =>
    callAs(world, caller, 'DELETE', '/api/account/sessions'),
  'GET /api/account/second-factor': get('/api/account/second-factor'),
  'POST /api/account/passkeys/options': proven('POST', '/api/account/passkeys/options'),
  'POST /api/account/passkeys': proven('POST', '/api/account/passkeys', async (world, person) => {
    const { challengeToken, options } = ok(
      await callAs(world, person, 'POST', '/api/account/passkeys/options'),
    )
    return { challengeToken, name: 'Phone', response: newAuthenticator(publicUrl).register(options) }
  }),
  'DELETE /api/account/passkeys/:id': async ({ world }, caller) => {
    const id = caller.token ? await sparePasskey(world, caller as Person) : 'none'
    return callAs(world, caller, 'DELETE', `/api/account/passkeys/${id}`)
  },
  'POST /api/account/totp': proven('POST', '/api/account/totp'),
  'POST /api/account/totp/confirm': proven('POST', '/api/account/totp/confirm', async (world, person) => ({
    code: (await offerApp(world, person)).code(),
  })),
  'DELETE /api/account/totp': proven('DELETE', '/api/account/totp', async (world, person) => {
    await addApp(world, person)
  }),
  'POST /api/account/recovery-codes': proven('POST', '/api/account/recovery-codes'),
  'POST /api/account/confirm/options': proven('POST', '/api/account/confirm/options'),
  'POST /api/account/confirm': proven('POST', '/api/account/confirm', async (world, person) => ({
    proof: await showPasskey(world, person, '/api/account/confirm/options'),
  })),
  'POST /api/sign-in/passkey/options': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/sign-in/passkey/options'),
  'POST /api/sign-in/passkey': async ({ world, student }, caller) => {
    await freshSecondFactor(world, student)
    const shown = await showPasskey(world, student, '/api/sign-in/passkey/options')
    return callAs(world, caller, 'POST', '/api/sign-in/passkey', { ...shown, selectedRole: 'student' })
  },
  'POST /api/sign-in/second-factor/options': async (scene, caller) => {
    const token = await halfSignedIn(scene)
    return callAs(scene.world, caller, 'POST', '/api/sign-in/second-factor/options', { token })
  },
  'POST /api/sign-in/second-factor': async (scene, caller) => {
    const token = await halfSignedIn(scene)
    const { world, student } = scene
    const proof = await showPasskey(world, student, '/api/sign-in/second-factor/options', { token })
    return callAs(world, caller, 'POST', '/api/sign-in/second-factor', { token, proof })
  },
  'GET /api/check-unique': get('/api/check-unique?email=free@mail.example'),
  'POST /api/admin/setup': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/setup', {
      token: 'guessed',
      email: freshEmail(),
      password: 'long enough',
    }),
  'POST /api/personal-data': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/personal-data', personalData('issuer', freshEmail(), 'New')),
  'POST /api/update-kyc': async ({ world }, caller) => {
    const { id } = await registerOrganisation(world, 'issuer')
    return uploadAs(world, caller, '/api/update-kyc', kycForm(id))
  },
  'GET /api/issuer-verifier-profile': get('/api/issuer-verifier-profile'),
  'GET /api/organisation/application': get('/api/organisation/application'),
  'PUT /api/organisation/details': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/organisation/details', personalData('issuer', freshEmail(), 'Other')),
  'GET /api/organisation/files/:kind': get('/api/organisation/files/businessLicense'),
  'POST /api/update-profile': ({ world }, caller) =>
    uploadAs(world, caller, '/api/update-profile', { doc_url: profileImage() }),
  'GET /api/organisation/profile-image': async ({ world }, caller) => {
    await uploadAs(world, caller, '/api/update-profile', { doc_url: profileImage() })
    return callAs(world, caller, 'GET', '/api/organisation/profile-image')
  },
  'GET /api/organisation/settings': get('/api/organisation/settings'),
  'PUT /api/organisation/settings': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/organisation/settings', {
      displayName: caller.name ?? 'Nobody',
      verifierIds: [],
    }),
  'GET /api/delivery/settings': get('/api/delivery/settings'),
  'PUT /api/delivery/settings': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/delivery/settings', standardSettings),
  'POST /api/delivery/preview': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/delivery/preview', { ...standardSettings.en, language: 'en' }),
  'GET /api/deliveries': get('/api/deliveries'),
  'POST /api/deliveries/retry': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/deliveries/retry', { all: true }),
  'GET /api/organisation/verifiers': get('/api/organisation/verifiers'),
  'POST /api/organisation/rotate-key': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    const answer = await callAs(world, caller, 'POST', '/api/organisation/rotate-key')
    // Signing needs the new digital signature from here on.
    if (answer.statusCode === 200) {
      const profile = ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data
      caller.digitalSignature = profile.digitalSignature
    }
    return answer
  },
  'GET /api/admin/accounts': get('/api/admin/accounts'),
  'GET /api/admin/audit': get('/api/admin/audit'),
  'GET /api/admin/audit/export': get('/api/admin/audit/export'),
  'GET /api/admin/audit/integrity': get('/api/admin/audit/integrity'),
  'GET /api/admin/health': get('/api/admin/health'),
  'GET /api/admin/mails': get('/api/admin/mails'),
  'POST /api/admin/mails/retry': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/mails/retry'),
  'GET /api/admin/organisations': get('/api/admin/organisations'),
  'GET /api/admin/organisations/:id': get(({ issuerA }) => `/api/admin/organisations/${issuerA.id}`),
  'GET /api/admin/organisations/:id/files/:fileId': async ({ world, issuerA }, caller) => {
    const { data } = ok(await callAs(world, issuerA, 'GET', '/api/organisation/application'))
    return callAs(world, caller, 'GET', `/api/admin/organisations/${issuerA.id}/files/${data.files[0].id}`)
  },
  'POST /api/admin/organisations/:id/suspend': async ({ world, admin }, caller) => {
    const { id } = await approvedOrganisation(world, admin, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/suspend`, { reason: 'A complaint' })
  },
  'POST /api/admin/organisations/:id/reinstate': async ({ world, admin }, caller) => {
    const { id } = await suspendedOrganisation(world, admin, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/reinstate`)
  },
  'POST /api/admin/organisations/:id/approve': async ({ world }, caller) => {
    const { id } = await waitingOrganisation(world, 'verifier')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/approve`)
  },
  'POST /api/admin/organisations/:id/return': async ({ world }, caller) => {
    const { id } = await waitingOrganisation(world, 'issuer')
    return callAs(world, caller, 'POST', `/api/admin/organisations/${id}/return`, {
      reason: 'A page is missing',
    })
  },
  'GET /api/categories/get': get('/api/categories/get'),
  'GET /api/categories/get-all': get('/api/categories/get-all'),
  'POST /api/categories/create': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', '/api/categories/create', {
      id: await category(scene),
      name: `Renamed ${randomUUID()}`,
    }),
  'DELETE /api/categories/delete/:id': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', `/api/categories/delete/${await category(scene)}`),
  'GET /api/templates': get('/api/templates'),
  'POST /api/templates': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/templates', newTemplate(caller.name)),
  'GET /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', await templateUrl(scene)),
  'PUT /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', await templateUrl(scene), { ...newTemplate(), version: 1 }),
  'DELETE /api/templates/:templateId': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', await templateUrl(scene)),
  'GET /api/templates/:templateId/versions': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `${await templateUrl(scene)}/versions`),
  'POST /api/templates/:templateId/versions/:version/restore': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `${await templateUrl(scene)}/versions/1/restore`),
  'GET /api/templates/designs': get('/api/templates/designs'),
  'POST /api/templates/preview': ({ world, student }, caller) =>
    callAs(world, caller, 'POST', '/api/templates/preview', { settings, studentId: student.studentId }),
  'POST /api/templates/images': ({ world }, caller) =>
    uploadAs(world, caller, '/api/templates/images', { doc_url: logo() }),
  'GET /api/templates/images/:imageId': async ({ world, issuerA }, caller) => {
    const { data } = ok(await uploadAs(world, issuerA, '/api/templates/images', { doc_url: logo() }))
    return callAs(world, caller, 'GET', `/api/templates/images/${data._id}`)
  },
  'GET /api/certificates/:id/document.svg': document('document.svg'),
  'GET /api/certificates/:id/document.png': document('document.png'),
  'GET /api/certificates/:id/document.pdf': document('document.pdf'),
  'GET /api/certificates/:id/credential.json': document('credential.json'),
  'POST /api/student/add-student': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/student/add-student', studentData(freshEmail())),
  'GET /api/student/get-student': get('/api/student/get-student'),
  'GET /api/student/get-total-student-count': get('/api/student/get-total-student-count'),
  'GET /api/student/choices': get('/api/student/choices'),
  'POST /api/student/import-student-excel': ({ world }, caller) =>
    uploadAs(world, caller, '/api/student/import-student-excel', {
      doc_url: new File(['Name,Father,Mother,Roll,Mobile,DOB,Email\n'], 'students.csv'),
    }),
  'GET /api/student/imports': get('/api/student/imports'),
  'PUT /api/student/imports/:id/columns': async (scene, caller) => {
    const columns = { name: 0, fatherName: 1, motherName: 2, rollNumber: 3, mobileNumber: 4 }
    return callAs(scene.world, caller, 'PUT', `/api/student/imports/${await uploadedList(scene)}/columns`, {
      columns: { ...columns, dateOfBirth: 5, email: 6 },
    })
  },
  'POST /api/student/imports/:id/start': async (scene, caller) => {
    const id = await uploadedList(scene)
    const path = `/api/student/imports/${id}`
    const { world, issuerA } = scene
    await world.until(async () => ok(await callAs(world, issuerA, 'GET', path)).data.status === 'ready')
    return callAs(world, caller, 'POST', `${path}/start`, {})
  },
  'DELETE /api/student/imports/:id': async (scene, caller) =>
    callAs(scene.world, caller, 'DELETE', `/api/student/imports/${await uploadedList(scene)}`),
  'GET /api/student/imports/:id': get(({ importId }) => `/api/student/imports/${importId}`),
  'GET /api/student/imports/:id/errors.xlsx': get(
    ({ importId }) => `/api/student/imports/${importId}/errors.xlsx`,
  ),
  'GET /api/student/imports/:id/changes.xlsx': get(
    ({ importId }) => `/api/student/imports/${importId}/changes.xlsx`,
  ),
  'GET /api/student/sample.xlsx': get('/api/student/sample.xlsx'),
  'POST /upload-json': ({ world, issuerA, student }, caller) =>
    callAs(world, caller, 'POST', '/upload-json', { multipleCertificates: [recordFor(issuerA, student)] }),
  'GET /get-certificate-from-db': get('/get-certificate-from-db'),
  'POST /verify-json': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', '/verify-json', {
      cetificateId: await draft(scene),
      isByIssuer: true,
      publicKey: caller.publicKey ?? 'none',
      verifierDigitalSignature: caller.digitalSignature ?? 'none',
    }),
  'PUT /update-transfer': ({ world, recorded }, caller) =>
    callAs(world, caller, 'PUT', '/update-transfer', { id: recorded[0] }),
  'PUT /api/certificates/:id/transfer': ({ world, recorded }, caller) =>
    callAs(world, caller, 'PUT', `/api/certificates/${recorded[1]}/transfer`),
  'POST /api/batches': async (scene, caller) => createBatch(scene, caller),
  'POST /api/batches/preview': async ({ world, recorded }, caller) =>
    callAs(world, caller, 'POST', '/api/batches/preview', {
      kind: 'revoke',
      certificates: { ids: recorded },
    }),
  'GET /api/batches': get('/api/batches'),
  'GET /api/batches/:batchId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await batchOfA(scene)}`),
  'GET /api/batches/:batchId/failures': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await batchOfA(scene)}/failures`),
  'GET /api/batches/:batchId/file': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/batches/${await exportOfA(scene)}/file`),
  'POST /api/batches/:batchId/retry': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/batches/${await batchOfA(scene)}/retry`),
  'POST /api/batches/:batchId/recall': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/batches/${await batchOfA(scene)}/recall`),
  'POST /api/certificates/:id/suspend': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/certificates/${await signed(scene)}/suspend`, {
      reasonCode: 'misconduct',
    }),
  'POST /api/certificates/:id/reinstate': async (scene, caller) => {
    const id = await signed(scene)
    ok(await suspend(scene.world, scene.issuerA, id))
    return callAs(scene.world, caller, 'POST', `/api/certificates/${id}/reinstate`)
  },
  'POST /api/certificates/:id/revoke': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `/api/certificates/${await signed(scene)}/revoke`, {
      reason: 'Mistake',
    }),
  'POST /api/certificates/:id/correct': async (scene, caller) => {
    const id = await signed(scene)
    const body = { userName: 'Amal', title: 'Bridges', categoryName, date: '2026-06-30' }
    return callAs(scene.world, caller, 'POST', `/api/certificates/${id}/correct`, body)
  },
  'DELETE /api/certificates/:id/correct': async (scene, caller) => {
    const id = await signed(scene)
    await corrected(scene.world, scene.issuerA, id, { userName: 'Amal' })
    return callAs(scene.world, caller, 'DELETE', `/api/certificates/${id}/correct`)
  },
  'GET /api/certificates/:id/versions': get(({ recorded }) => `/api/certificates/${recorded[0]}/versions`),
  'GET /api/correction-requests': get('/api/correction-requests'),
  'POST /api/correction-requests/:requestId/decline': async ({ world, issuerA }, caller) => {
    const { requestId } = await openRequest(world, issuerA, await makeStudent(world, issuerA))
    return callAs(world, caller, 'POST', `/api/correction-requests/${requestId}/decline`, {
      reason: 'It is right',
    })
  },
  'POST /api/user/certificates/:id/correction-requests': async (scene, caller) =>
    askFor(scene.world, caller, await signed(scene)),
  'GET /api/user/correction-requests': get('/api/user/correction-requests'),
  'POST /api/user/correction-requests/:requestId/withdraw': async ({ world, issuerA, student }, caller) => {
    // The student itself asks once only: nobody may ask often.
    const isStudent = caller.token === student.token
    const { requestId } = await openRequest(
      world,
      issuerA,
      isStudent ? student : await makeStudent(world, issuerA),
    )
    return callAs(world, caller, 'POST', `/api/user/correction-requests/${requestId}/withdraw`)
  },
  'POST /api/admin/people/:id/erase-documents': async ({ world, issuerA }, caller) => {
    const { id } = await makeStudent(world, issuerA)
    return callAs(world, caller, 'POST', `/api/admin/people/${id}/erase-documents`)
  },
  'GET /api/certificates/:id': get(({ recorded }) => `/api/certificates/${recorded[0]}`),
  'GET /api/certificates/:id/timeline': get(({ recorded }) => `/api/certificates/${recorded[0]}/timeline`),
  'GET /api/user/get-certificate-by-user-url/:url': get(
    ({ recorded }) => `/api/user/get-certificate-by-user-url/${recorded[0]}`,
  ),
  'GET /api/evidence/:name': get(({ recorded }) => `/api/evidence/${recorded[0]}`),
  'GET /api/user/my-certificates': get('/api/user/my-certificates'),
  'GET /api/timeline/get-years-list': get('/api/timeline/get-years-list'),
  'GET /api/timeline/get-years-certificate-list/:year': get('/api/timeline/get-years-certificate-list/2026'),
  'GET /api/issuer/overview': get('/api/issuer/overview'),
  'GET /api/stats': get('/api/stats'),
  'GET /get-requested-certificate-list': get('/get-requested-certificate-list'),
  'POST /api/add-verifier-fees': ({ world }, caller) => addFee(world, caller, { amount: 20 }),
  'GET /api/get-verifier-fees': get(`/api/get-verifier-fees?certificateType=${categoryName}`),
  'GET /api/get-totalamount': get('/api/get-totalamount'),
  'GET /api/balance': get('/api/balance'),
  'GET /api/balance/statement': get('/api/balance/statement?month=2026-11'),
  'GET /api/balance/statement/file': get('/api/balance/statement/file?month=2026-11&format=csv'),
  'GET /api/admin/balances': get('/api/admin/balances'),
  'POST /api/admin/settlements': async (scene, caller) => {
    ok(await addFee(scene.world, scene.verifier, { amount: 20 }))
    ok(await accept(scene.world, scene.verifier, [await signed(scene)]))
    return settle(scene.world, caller, { partyId: scene.issuerA.id, amountFils: 100 })
  },
  'PUT /update-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/update-verified', { id: await signed(scene), flag: 1 }),
  'PUT /api/user/update-verified': async (scene, caller) =>
    decideUpload(scene.world, caller, await answeredUpload(scene)),
  'PUT /api/admin/user-certificate-verified': async (scene, caller) =>
    callAs(scene.world, caller, 'PUT', '/api/admin/user-certificate-verified', {
      id: await answeredUpload(scene),
      verifierAddress: scene.verifier.id,
      flag: '1',
    }),
  'POST /api/user/upload-certificate': ({ world, issuerA }, caller) =>
    uploadAs(world, caller, '/api/user/upload-certificate', uploadForm(issuerA)),
  'GET /api/user/get-user-certificates': get('/api/user/get-user-certificates'),
  'GET /api/user/issuers': get('/api/user/issuers'),
  'GET /api/user/issuers/:issuerId/categories': get(
    ({ issuerA }) => `/api/user/issuers/${issuerA.id}/categories`,
  ),
  'POST /api/user/certificates/:id/share-links': async (scene, caller) =>
    askForLink(scene.world, caller, await signed(scene)),
  'GET /api/user/certificates/:id/share-links': get(
    ({ recorded }) => `/api/user/certificates/${recorded[0]}/share-links`,
  ),
  'POST /api/user/share-links/:shareId/revoke': async (scene, caller) =>
    revokeLink(scene.world, caller, await linkOf(scene)),
  'GET /api/share-links/:shareId': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/share-links/${await linkOf(scene)}`),
  'POST /api/share-links/:shareId/open': async (scene, caller) =>
    openLink(scene.world, await linkOf(scene), caller),
  'GET /api/user/wallet': get('/api/user/wallet'),
  'POST /api/user/wallet/challenge': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/wallet/challenge', { address: `0x${'1'.repeat(40)}` }),
  'POST /api/user/wallet': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/user/wallet', { signature: `0x${'1'.repeat(130)}` }),
  'DELETE /api/user/wallet': async ({ world, issuerA, student }, caller) => {
    // The scene's own student keeps the wallet that a certificate was transferred into.
    const who = caller.token === student.token ? await makeStudent(world, issuerA) : caller
    return callAs(world, who, 'DELETE', '/api/user/wallet')
  },
  'POST /verify-user-json': async ({ world, issuerA, student }, caller) =>
    answerUpload(world, caller, await uploadCertificate(world, { student, issuer: issuerA })),
  'GET /api/user/certificate-files/:fileName': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/user/certificate-files/${await answeredUpload(scene)}.pdf`),
  'GET /api/user/letters-of-authority/:fileName': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/user/letters-of-authority/${await answeredUpload(scene)}.png`),
  'GET /api/api-keys': get('/api/api-keys'),
  'POST /api/api-keys': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/api-keys', apiKeyData)
  },
  'DELETE /api/api-keys/:keyId': async (scene, caller) => {
    const { id } = await makeApiKey(scene.world, scene.issuerA)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'DELETE', `/api/api-keys/${id}`)
  },
  'GET /api/webhooks': get('/api/webhooks'),
  'POST /api/webhooks': ({ world }, caller) => callAs(world, caller, 'POST', '/api/webhooks', webhookData),
  'PUT /api/webhooks/:webhookId': ofWebhook('PUT', '', webhookData),
  'DELETE /api/webhooks/:webhookId': ofWebhook('DELETE', ''),
  'POST /api/webhooks/:webhookId/secret': ofWebhook('POST', '/secret'),
  'POST /api/webhooks/:webhookId/rotate-secret': ofWebhook('POST', '/rotate-secret'),
  'POST /api/webhooks/:webhookId/test': ofWebhook('POST', '/test'),
  'GET /api/webhooks/:webhookId/messages': ofWebhook('GET', '/messages'),
  'POST /api/webhooks/:webhookId/messages/:messageId/replay': async ({ world, issuerA }, caller) => {
    const id = await someWebhook(world, issuerA)
    ok(await callAs(world, issuerA, 'POST', `/api/webhooks/${id}/test`))
    const { data } = ok(await callAs(world, issuerA, 'GET', `/api/webhooks/${id}/messages`))
    return callAs(world, caller, 'POST', `/api/webhooks/${id}/messages/${data[0]._id}/replay`)
  },
  'POST /api/webhooks/:webhookId/replay': ofWebhook('POST', '/replay'),
  'GET /api/events': get('/api/events'),
  'GET /language/:language': get('/language/ar?next=/verify'),
  'POST /api/verify': ({ world }, caller) => callAs(world, caller, 'POST', '/api/verify', {}),
  'GET /issuers/:id/did.json': get(({ issuerA }) => `/issuers/${issuerA.id}/did.json`),
  'GET /issuers/:id/record': get(({ issuerA }) => `/issuers/${issuerA.id}/record`),
  'GET /issuers/:id/status/revocation/:list': get(
    ({ issuerA }) => `/issuers/${issuerA.id}/status/revocation/1`,
  ),
  'POST /api/checks': ({ world }, caller) => startCheck(world, caller, [someFile]),
  'GET /api/checks': get('/api/checks'),
  'GET /api/checks/:checkId': aboutCheck(''),
  'GET /api/checks/:checkId/results.ndjson': aboutCheck('/results.ndjson'),
  'GET /api/checks/:checkId/report.json': aboutCheck('/report.json'),
  'GET /api/checks/:checkId/report.csv': aboutCheck('/report.csv'),
  'GET /.well-known/did.json': get('/.well-known/did.json'),
  'GET /log/:log/checkpoint': get('/log/statements/checkpoint'),
  'GET /log/certificates/anchor/:size': get(({ anchoredSize }) => `/log/certificates/anchor/${anchoredSize}`),
  'GET /log/:log/*': get('/log/certificates/tile/entries/000.p/1'),
  'GET /ipfs/:cid': get(({ cid }) => `/ipfs/${cid}?format=raw`),
  'POST /chain/rpc': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/chain/rpc', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  'OPTIONS /chain/rpc': ({ world }, caller) => callAs(world, caller, 'OPTIONS', '/chain/rpc'),
  'GET /dev/mail': get('/dev/mail'),
  'GET /dev/mail/:mailId/:filename': get('/dev/mail/none/none'),
  'GET /healthz': get('/healthz'),
  'GET /openapi.json': get('/openapi.json'),
  'GET /docs': get('/docs'),
  'GET /docs/static/*': get('/docs/static/swagger-ui.css'),
  'GET /docs/json': get('/docs/json'),
  'GET /docs/yaml': get('/docs/yaml'),
  'GET /docs/static/index.html': get('/docs/static/index.html'),
  'GET /docs/static/swagger-initializer.js': get('/docs/static/swagger-initializer.js'),
  'GET /v1/openapi.json': get('/v1/openapi.json'),
  'GET /v1/docs': get('/v1/docs'),
  'GET /v1/docs/static/*': get('/v1/docs/static/swagger-ui.css'),
  'GET /v1/docs/json': get('/v1/docs/json'),
  'GET /v1/docs/yaml': get('/v1/docs/yaml'),
  'GET /v1/docs/static/index.html': get('/v1/docs/static/index.html'),
  'GET /v1/docs/static/swagger-initializer.js': get('/v1/docs/static/swagger-initializer.js'),
}

import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiClient, apiClient, Refused } from '../../e2e/world/api-client.ts'
import { act } from '../../e2e/world/certificates.ts'
import { onboard, openFirstSession, openSession, signUp, submitKyc } from '../../e2e/world/organisations.ts'
import { demoAwards, demoCategories, demoStudents } from './people.ts'

export const accounts = {
  admin: 'admin@demo.example',
  issuer: 'registrar@demo.example',
  verifier: 'verifier@demo.example',
  student: `${demoStudents[0][1]}@demo.example`,
} as const

export const newPassword = (): string => randomBytes(9).toString('base64url')

interface DemoState {
  password: string
  isFilled: boolean
}

/** The environment of a demonstration: its own data folder, and an administrator with a new password. */
export function demoEnvironment(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const dataFolder = resolve(env.DATA_DIR ?? join(root, '.data/demo'))
  const { password } = readState(dataFolder)
  return { DATA_DIR: dataFolder, ...settings(password) }
}

export const settings = (password: string) => ({
  ADMIN_EMAIL: accounts.admin,
  ADMIN_PASSWORD: password,
  DEMO: 'true',
})

/** Fills an empty demonstration through the public API, and prints the accounts that can sign in. */
export async function fillDemo(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dataFolder = env.DATA_DIR!
  const { password, isFilled } = readState(dataFolder)
  if (!isFilled) {
    console.log('Filling the demonstration …')
    await fill(apiClient(url), password)
    writeState(dataFolder, { password, isFilled: true })
  }
  console.log(`
DEMONSTRATION DATA: invented organisations and people, marked "Demo". Everybody's password: ${password}
  Issuer         ${accounts.issuer.padEnd(34)} ${url}/sign-in
  Verifier       ${accounts.verifier.padEnd(34)} ${url}/sign-in
  Student        ${accounts.student.padEnd(34)} ${url}/student/sign-in
  Administrator  ${accounts.admin.padEnd(34)} ${url}/admin/sign-in
`)
}

function readState(dataFolder: string): DemoState {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'demo.json'), 'utf8'))
  } catch {
    const state = { password: newPassword(), isFilled: false }
    writeState(dataFolder, state)
    return state
  }
}

function writeState(dataFolder: string, state: DemoState): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  writeFileSync(join(dataFolder, 'demo.json'), JSON.stringify(state), { mode: 0o600 })
}

/** Fills a new deployment whose administrator has this password; all other accounts get the same one. */
export async function fill(api: ApiClient, password: string): Promise<void> {
  const admin = api.as((await openSession(api, 'admin', accounts.admin, password)).data)
  const place = { password, city: 'Sharjah', state: 'Sharjah', country: 'United Arab Emirates' }
  const issuer = await onboard(api, admin, {
    ...place,
    organizationName: 'Demo University of Al Qasba',
    email: accounts.issuer,
    selectedRole: 'issuer',
  })
  const verifier = await onboard(api, admin, {
    ...place,
    organizationName: 'Demo Attestation Office',
    email: accounts.verifier,
    selectedRole: 'verifier',
  })
  // An applicant who is still waiting, so that the admin's queue is not empty.
  await waitingApplicant(api, { ...place, password })

  for (const name of demoCategories) await issuer.client.post('/api/categories/create', { name })
  for (const certificateType of demoCategories)
    await verifier.client.post('/api/add-verifier-fees', { certificateType, amount: 25 })
  const studentIds = await addStudents(issuer.client, password)
  const certificates = await createCertificates(issuer.client, studentIds)
  await signAndDecide(issuer.client, verifier, certificates)
}

async function waitingApplicant(
  api: ApiClient,
  place: { password: string; city: string; state: string; country: string },
) {
  const details = { ...place, organizationName: 'Demo Training Institute', email: 'institute@demo.example' }
  const id = await signUp(api, { ...details, selectedRole: 'issuer' })
  await submitKyc(api, id, details)
}

/** Adds the students. The first has signed in before; the others must still replace their initial password. */
async function addStudents(issuer: ApiClient, password: string): Promise<string[]> {
  const initialPassword = newPassword()
  const ids: string[] = []
  for (const [i, [name, mailbox]] of demoStudents.entries()) {
    const { data } = await issuer.post<{ data: { _id: string } }>('/api/student/add-student', {
      name,
      fatherName: 'Demo Father',
      motherName: 'Demo Mother',
      collegeName: i % 2 ? 'College of Engineering' : 'College of Arts',
      courseName: i % 2 ? 'Computer Science' : 'Architecture',
      year: String(2020 + (i % 6)),
      rollNumber: `00${2000 + i}`,
      mobileNumber: `0501234${String(i).padStart(3, '0')}`,
      dateOfBirth: `200${i % 5}-0${(i % 9) + 1}-15`,
      email: `${mailbox}@demo.example`,
      password: i === 0 ? initialPassword : password,
    })
    ids.push(data._id)
  }
  await openFirstSession(issuer, { email: accounts.student, password: initialPassword }, password)
  return ids
}

async function createCertificates(issuer: ApiClient, studentIds: readonly string[]): Promise<string[]> {
  const { data: profile } = await issuer.get<{ data: { organizationName: string } }>(
    '/api/issuer-verifier-profile',
  )
  const ids: string[] = []
  for (const [i, [title, certificateType, date]] of demoAwards.entries()) {
    const recipients = studentIds.filter((_, student) => student % demoAwards.length <= i % 3)
    const { documents } = await issuer.post<{ documents: { _id: string }[] }>('/upload-json', {
      multipleCertificates: recipients.map((userId) => ({
        certificateType,
        title,
        date,
        issuerName: profile.organizationName,
        userId,
      })),
    })
    ids.push(...documents.map((document) => document._id))
  }
  return ids
}

/** Leaves certificates in every state: drafts, signed and waiting, accepted, declined, revoked and transferred. */
async function signAndDecide(
  issuer: ApiClient,
  verifier: { id: string; client: ApiClient },
  certificates: readonly string[],
): Promise<void> {
  const { data } = await issuer.get<{ data: { publicKey: string; digitalSignature: string } }>(
    '/api/issuer-verifier-profile',
  )
  const signed = certificates.slice(0, -3)
  await issuer.post('/verify-json', {
    cetificateId: signed,
    isByIssuer: true,
    publicKey: data.publicKey,
    verifierDigitalSignature: data.digitalSignature,
  })
  const accepted = signed.slice(0, -4)
  const decide = (id: unknown, flag: '1' | '2', reason?: string) =>
    verifier.client.put('/update-verified', { id, verifierAddress: verifier.id, flag, reason })
  await decide(accepted, '1')
  await decide(signed.at(-1), '2', 'The date of issue is before the end of the course.')
  await act(issuer, 'revoke', accepted[1]!, 'Issued with a wrong course title.')
  await transferWhenRecorded(issuer, accepted[0]!)
}

async function transferWhenRecorded(issuer: ApiClient, id: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    try {
      await issuer.put('/update-transfer', { id })
      return
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'not_recorded')) throw error
      await pause(500)
    }
  }
}

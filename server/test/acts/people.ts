import { randomUUID } from 'node:crypto'
import { departmentHeader } from '@credenza/schema'
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { prepareFirstAdmin } from '../../src/people/account/admin-setup/admin-setup.ts'
import { greyJpeg } from '../../src/people/organisation/profile-image/testing.ts'
import type { Authenticator } from '../stand-ins/authenticator.ts'
import type { TestWorld } from '../worlds/test-world.ts'

export type RoleName = 'issuer' | 'verifier' | 'student' | 'admin'

/** Somebody who can call the API; `token` is undefined for nobody. */
export interface Caller {
  token: string | undefined
  /** The department that they work in, if they say so. */
  department?: string
}

export interface Person extends Caller {
  token: string
  role: RoleName
  email: string
  password: string
  /** userData._id of the sign-in: the organisation's id, or the account's. */
  id: string
  /** Set once the account has one: signing in uses it. */
  passkey?: Authenticator
}

export interface Organisation extends Person {
  name: string
  publicKey: string
  digitalSignature: string
}

export interface Student extends Person {
  /** The student's id at the issuer. */
  studentId: string
  name: string
}

export const nobody: Caller = { token: undefined }
const password = 'correct horse battery'
/** The password that an issuer gives its students; signing in replaces it. */
const initialPassword = 'staple of the issuer'
export const categoryName = 'Diploma'

/** One call as this party; `body` is sent as JSON. */
export function callAs(
  world: TestWorld,
  { token, department }: Caller,
  method: InjectOptions['method'] & string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return world.send({
    method: method as 'GET',
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(department && { [departmentHeader]: department }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** A multipart call; values that are bytes or blobs become files. */
export async function uploadAs(
  world: TestWorld,
  { token, department }: Caller,
  url: string,
  parts: Record<string, string | File>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  const packed = new globalThis.Response(form)
  return world.send({
    method: 'POST',
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(department && { [departmentHeader]: department }),
      'content-type': packed.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
}

/** A call's answer, as far as tests of acts read it. */
export interface Answer {
  statusCode: number
  body: string
  json(): ReturnType<typeof JSON.parse>
}

export const answerOf = (statusCode: number, body: object): Answer => ({
  statusCode,
  body: JSON.stringify(body),
  json: () => body,
})

/** The answer's body of a call that must have succeeded. */
export function ok(response: Answer): ReturnType<typeof JSON.parse> {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json()
}

export async function signIn(
  world: TestWorld,
  who: { email: string; password: string; role: RoleName; passkey?: Authenticator },
): Promise<Person> {
  const { email, password, role, passkey } = who
  const first = ok(
    await callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: role }),
  )
  const body = first.secondFactor ? await showPasskey(world, first.secondFactor.token, passkey!) : first
  return { ...who, token: body.data, id: body.userData._id }
}

async function showPasskey(world: TestWorld, token: string, passkey: Authenticator) {
  const call = (path: string, body: unknown) =>
    callAs(world, nobody, 'POST', `/api/sign-in/second-factor${path}`, body).then(ok)
  const { challengeToken, options } = await call('/options', { token })
  const proof = { method: 'passkey', challengeToken, response: passkey.answer(options) }
  return call('', { token, proof })
}

/** The deployment's administrator; call it once per world. */
export async function makeAdmin(world: TestWorld): Promise<Person> {
  const token = await prepareFirstAdmin(world.ctx)
  const email = 'admin@credenza.example'
  ok(await callAs(world, nobody, 'POST', '/api/admin/setup', { token, email, password }))
  return signIn(world, { email, password, role: 'admin' })
}

export const personalData = (role: 'issuer' | 'verifier', email: string, name: string) => ({
  organizationName: name,
  type: 'educational',
  registrationNumber: 'R-1',
  tin: 'T-1',
  industry: 'educational',
  year: '1999',
  email,
  mobile: '97150123456',
  headquartersAddress: '1 Road',
  city: 'Dubai',
  state: 'Dubai',
  country: 'United Arab Emirates',
  zip: '00000',
  accreditationCertificate: 'A-1',
  selectedRole: role,
  password,
})

const pdf = (name: string) => new File([Buffer.from('%PDF-1.7\n')], name)

export const kycForm = (registrationId: string): Record<string, string | File> => ({
  registrationId,
  fullName: 'Registrar',
  role: 'Registrar',
  email: 'registrar@kyc.example',
  mobileNumber: '97150123456',
  bankAccountDetails: 'saving',
  accountHolderName: 'University',
  accountNumber: '123',
  bankName: 'Bank',
  branchName: 'Main',
  swiftFscCode: 'SWIFT',
  paymentPreference: 'Transfer',
  amlCtfConfirmed: 'true',
  pepConfirmed: 'false',
  businessLicense: pdf('license.pdf'),
  taxCertificate: pdf('tax.pdf'),
  proofOfAddress: pdf('address.pdf'),
  governmentIDProof: pdf('id.pdf'),
  proofOfAuthorization: pdf('authorization.pdf'),
})

/** Signs an organisation up; it stays 'Registered'. */
export async function registerOrganisation(
  world: TestWorld,
  role: 'issuer' | 'verifier',
): Promise<Organisation> {
  const mark = randomUUID().slice(0, 8)
  const name = `${role} ${mark}`
  const email = `${role}-${mark}@org.example`
  ok(await callAs(world, nobody, 'POST', '/api/personal-data', personalData(role, email, name)))
  const person = await signIn(world, { email, password, role })
  const { data } = ok(await callAs(world, person, 'GET', '/api/issuer-verifier-profile'))
  return { ...person, name, publicKey: data.publicKey, digitalSignature: data.digitalSignature }
}

/** An organisation that has submitted its papers and waits for the admin. */
export async function waitingOrganisation(
  world: TestWorld,
  role: 'issuer' | 'verifier',
): Promise<Organisation> {
  const organisation = await registerOrganisation(world, role)
  ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(organisation.id)))
  return organisation
}

export async function approvedOrganisation(
  world: TestWorld,
  admin: Person,
  role: 'issuer' | 'verifier',
): Promise<Organisation> {
  const organisation = await waitingOrganisation(world, role)
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${organisation.id}/approve`))
  return organisation
}

export async function suspendedOrganisation(
  world: TestWorld,
  admin: Person,
  role: 'issuer' | 'verifier',
  reason = 'The licence has expired.',
): Promise<Organisation> {
  const organisation = await approvedOrganisation(world, admin, role)
  ok(await suspendOrganisation(world, admin, organisation, reason))
  return organisation
}

export const suspendOrganisation = (
  world: TestWorld,
  admin: Caller,
  { id }: Pick<Organisation, 'id'>,
  reason = 'The licence has expired.',
) => callAs(world, admin, 'POST', `/api/admin/organisations/${id}/suspend`, { reason })

/** A picture as the profile dialog sends it. */
export const profileImage = () =>
  new File([new Uint8Array(greyJpeg({ widthPx: 300, heightPx: 300 }))], 'profile.jpg')

/** An approved issuer that has the category `categoryName`. */
export async function makeIssuer(world: TestWorld, admin: Person): Promise<Organisation> {
  const issuer = await approvedOrganisation(world, admin, 'issuer')
  ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: categoryName }))
  return issuer
}

export const makeVerifier = (world: TestWorld, admin: Person): Promise<Organisation> =>
  approvedOrganisation(world, admin, 'verifier')

export const studentData = (email: string, rollNumber: string = email) => ({
  name: 'Amal Haddad',
  fatherName: 'Karim',
  motherName: 'Leila',
  collegeName: 'Engineering',
  courseName: 'Bridges',
  year: '2025',
  rollNumber,
  mobileNumber: '0501234567',
  dateOfBirth: '2001-02-03',
  email,
  password: initialPassword,
})

/** A student of this issuer, signed in with a password of their own. */
export async function makeStudent(
  world: TestWorld,
  issuer: Organisation,
  email = `student-${randomUUID().slice(0, 8)}@mail.example`,
): Promise<Student> {
  const { data } = ok(await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email)))
  const person = await firstSignIn(world, { email, password: initialPassword })
  return { ...person, studentId: data._id, name: data.name }
}

/** Takes it that the student has entered a code mailed to them, as when several issuers know them. */
export async function proveMailbox(world: TestWorld, { id }: Pick<Person, 'id'>): Promise<void> {
  await world.ctx.db
    .updateTable('account')
    .set({ mailbox_proven_at: world.ctx.clock() })
    .where('id', '=', id)
    .execute()
}

/** Signs in a student who was given a password, and replaces it. */
export async function firstSignIn(
  world: TestWorld,
  given: { email: string; password: string },
): Promise<Person> {
  const post = (path: string, body: object) => callAs(world, nobody, 'POST', path, body).then(ok)
  const { newPassword } = await post('/api/sign-in', { ...given, selectedRole: 'student' })
  const chosen = { ...newPassword, password, confirmPassword: password }
  const { data, userData } = await post('/api/sign-in/new-password', chosen)
  return { email: given.email, password, role: 'student', token: data, id: userData._id }
}

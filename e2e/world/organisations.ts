import { type ApiClient, Refused, type UploadFile } from './api-client.ts'

/** A small but real PDF of one page, for the five KYC documents. */
function pdf(title: string): UploadFile {
  const page = `BT /F 28 Tf 72 740 Td (${title}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, i) => `${i + 1} 0 obj${object}endobj\n`)
  const text = `%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`
  return { name: `${title}.pdf`, bytes: new TextEncoder().encode(text) }
}

export interface OrganisationDetails {
  organizationName: string
  email: string
  password: string
  selectedRole: 'issuer' | 'verifier'
  city: string
  state: string
  country: string
}

/** Signs an organisation up, onboards it, has the admin approve it, and signs it in. */
export async function onboard(
  api: ApiClient,
  admin: ApiClient,
  details: OrganisationDetails,
): Promise<{ id: string; session: Session; client: ApiClient }> {
  const id = await signUp(api, details)
  await submitKyc(api, id, details)
  await admin.post(`/api/admin/organisations/${id}/approve`)
  const session = await openSession(api, details.selectedRole, details.email, details.password)
  return { id, session, client: api.as(session.data) }
}

/** Performs sign-up step one. Returns the registrationId. */
export async function signUp(
  api: ApiClient,
  details: OrganisationDetails & { headquartersAddress?: string },
): Promise<string> {
  const { registrationId } = await api.post<{ registrationId: string }>('/api/personal-data', {
    type: 'educational',
    registrationNumber: 'AE-2011-0042',
    tin: '100234567800003',
    industry: 'educational',
    year: '2011',
    mobile: '971501234567',
    website: '',
    headquartersAddress: 'University City Road 1',
    zip: '00000',
    accreditationCertificate: 'CAA-0042',
    ...details,
  })
  return registrationId
}

/** Performs sign-up step two with its five files. */
export async function submitKyc(
  api: ApiClient,
  registrationId: string,
  { email }: { email: string },
  documents: Partial<Record<'taxCertificate', UploadFile>> = {},
): Promise<void> {
  await api.upload('/api/update-kyc', {
    registrationId,
    fullName: 'Mariam Al Suwaidi',
    role: 'Registrar',
    email,
    mobileNumber: '971501234567',
    bankAccountDetails: 'current',
    accountHolderName: 'Registrar Office',
    accountNumber: '0123456789',
    bankName: 'First Emirates',
    branchName: 'Sharjah',
    swiftFscCode: 'FEMXAEADXXX',
    paymentPreference: 'Bank transfer',
    amlCtfConfirmed: 'true',
    pepConfirmed: 'false',
    businessLicense: pdf('license'),
    taxCertificate: pdf('tax'),
    proofOfAddress: pdf('address'),
    governmentIDProof: pdf('id'),
    proofOfAuthorization: pdf('authorization'),
    ...documents,
  })
}

export type SignInRole = 'issuer' | 'verifier' | 'student' | 'admin'

/** The sign-in response, which the browser stores under 'userData' in session storage. */
export interface Session {
  role: SignInRole
  data: string
  userData: object
}

/** A second-factor code. */
export interface SecondFactorCode {
  method: 'totp' | 'recovery'
  code: string
}

/** Signs in; `proof` is used if the account requires one. */
export async function openSession(
  api: ApiClient,
  selectedRole: SignInRole,
  email: string,
  password: string,
  proof?: SecondFactorCode,
): Promise<Session> {
  const answer = await api.post<Session | { secondFactor: { token: string } }>('/api/sign-in', {
    email,
    password,
    selectedRole,
  })
  if (!('secondFactor' in answer)) return answer
  const { token } = answer.secondFactor
  return api.post<Session>('/api/sign-in/second-factor', { token, proof })
}

/** Performs a student's first sign-in, which replaces the issuer's password with `chosen`. */
export async function openFirstSession(
  api: ApiClient,
  { email, password }: { email: string; password: string },
  chosen: string,
): Promise<Session> {
  const { newPassword } = await api.post<{ newPassword: { token: string } }>('/api/sign-in', {
    email,
    password,
    selectedRole: 'student',
  })
  const fields = { password: chosen, confirmPassword: chosen }
  return api.post<Session>('/api/sign-in/new-password', { ...newPassword, ...fields })
}

/** Whether the server still accepts a session. */
export async function isAlive(api: ApiClient, session: Session): Promise<boolean> {
  try {
    await api.as(session.data).get('/api/account/sessions')
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_signed_in') return false
    throw error
  }
}

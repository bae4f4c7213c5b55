import { type ApiClient, apiClient } from './api-client.ts'
import {
  acceptCertificates,
  addStudent,
  createCategory,
  createCertificates,
  signCertificates,
  waitUntilRecorded,
} from './certificates.ts'
import { type OrganisationDetails, onboard, signIn } from './organisations.ts'
import { adminEmail, issuer, password, students, verifier } from './people.ts'
import type { World } from './start-world.ts'

/** Uses the one-time set-up token for the first administrator; returns its signed-in client. */
export async function firstAdmin(world: Pick<World, 'url' | 'adminToken'>): Promise<ApiClient> {
  const api = apiClient(world.url)
  await api.post('/api/admin/setup', { token: world.adminToken, email: adminEmail, password })
  return signIn(api, 'admin', adminEmail, password)
}

export const category = 'Bachelor'

/** An issuer of its own with one category, for a journey that others must not disturb. */
export async function newIssuer(admin: ApiClient, details: Partial<OrganisationDetails>): Promise<ApiClient> {
  const { client } = await onboard(apiClient(admin.url), admin, { ...issuer, ...details })
  await createCategory(client, category)
  return client
}

/** What every journey finds: administrator, issuer, verifier, three students and certificates in every state. */
export async function seed(world: World): Promise<void> {
  const admin = await firstAdmin(world)
  const university = await newIssuer(admin, {})
  const { client: ministry } = await onboard(apiClient(world.url), admin, verifier)
  const studentIds: string[] = []
  for (const student of students) studentIds.push(await addStudent(university, student))

  const draft = (title: string) => ({ category, title, date: '2025-06-30' })
  const all = await createCertificates(university, draft('Bachelor of Science'), studentIds)
  await signCertificates(university, all)
  const [accepted, revoked, declined] = all as [string, string, string]
  await acceptCertificates(ministry, [accepted, revoked])
  await ministry.put('/update-verified', {
    id: declined,
    flag: '2',
    reason: 'Details do not match our records',
  })
  await waitUntilRecorded(university, [accepted, revoked])
  await university.post(`/api/certificates/${revoked}/revoke`, { reason: 'Issued by mistake' })
  await createCertificates(university, draft('Dean’s List'), studentIds)
}

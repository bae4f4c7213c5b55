import { setUpAdmin } from './admin.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import {
  acceptCertificates,
  act,
  addStudent,
  createCategory,
  createCertificates,
  signCertificates,
  waitUntilRecorded,
} from './certificates.ts'
import { askForTitle, correctCertificate, waitUntilSuperseded } from './corrections.ts'
import { setFee } from './fees.ts'
import { type OrganisationDetails, onboard, openFirstSession, signUp, submitKyc } from './organisations.ts'
import { applicant, issuer, password, students, verifier } from './people.ts'
import type { SharedWorld } from './shared.ts'
import type { World } from './start-world.ts'
import { uploadCertificate } from './uploads.ts'

/** Sets up the first administrator of a world. */
export async function firstAdmin(world: Pick<World, 'url' | 'adminToken'>): Promise<ApiClient> {
  const { session } = await setUpAdmin(world)
  return apiClient(world.url).as(session.data)
}

export const category = 'Bachelor'

/** Makes an issuer with one category, for a journey that others must not disturb. */
export async function newIssuer(admin: ApiClient, details: Partial<OrganisationDetails>): Promise<ApiClient> {
  const { client } = await onboard(apiClient(admin.url), admin, { ...issuer, ...details })
  await createCategory(client, category)
  return client
}

export const titles = {
  decided: 'Bachelor of Science',
  open: 'Dean’s List',
  /** Uploaded by its holder; no issuer has vouched for it. */
  uploaded: 'Diploma from elsewhere',
  /** The versions of one certificate: superseded, in force, and an unsigned correction. */
  versions: ['Master of Art', 'Master of Arts', 'Master of Fine Arts'],
} as const

/**
 * Makes what every journey starts with: administrator, issuer, verifier, an organisation waiting for approval, three
 * students, and certificates in every state: accepted, revoked, declined and corrected ones, a signed one whose holder asks
 * for a correction, two drafts, and one uploaded by its holder.
 */
export async function seed(world: World): Promise<SharedWorld> {
  const api = apiClient(world.url)
  const { session, app } = await setUpAdmin(world)
  const admin = api.as(session.data)
  const university = await newIssuer(admin, {})
  const { client: directorate } = await onboard(api, admin, verifier)
  await setFee(directorate, category, 20)
  await submitKyc(api, await signUp(api, applicant), applicant)
  const studentIds: string[] = []
  for (const student of students) studentIds.push(await addStudent(university, student))

  // The second student has chosen a password too; the third has never signed in.
  await openFirstSession(api, students[1], password)
  const student = api.as((await openFirstSession(api, students[0], password)).data)
  await uploadCertificate(student, university, { category, title: titles.uploaded, date: '2025-06-30' })
  const draft = (title: string) => ({ category, title, date: '2025-06-30' })
  const decided = await createCertificates(university, draft(titles.decided), studentIds)
  await signCertificates(university, decided)
  const [accepted, revoked, declined] = decided as [string, string, string]
  await acceptCertificates(directorate, [accepted, revoked])
  const reason = 'Details do not match our records'
  await directorate.put('/update-verified', { id: declined, flag: '2', reason })
  await waitUntilRecorded(university, [accepted, revoked])
  await act(university, 'revoke', revoked, 'Issued by mistake')
  await seedVersions(university, studentIds[0]!)
  const open = await createCertificates(university, draft(titles.open), studentIds)
  await signCertificates(university, open.slice(0, 1))
  const wish = { title: 'Dean’s List of 2025', why: 'The year is missing.' }
  await askForTitle(student, open[0]!, wish)
  return { url: world.url, admin: { session, app } }
}

async function seedVersions(university: ApiClient, studentId: string): Promise<void> {
  const [superseded, inForce, waiting] = titles.versions
  const facts = { userName: students[0].name, categoryName: category, date: '2025-06-30' }
  const draft = { category, title: superseded, date: facts.date }
  const [first] = (await createCertificates(university, draft, [studentId])) as [string]
  await signCertificates(university, [first])
  const second = await correctCertificate(university, first, { ...facts, title: inForce })
  await signCertificates(university, [second])
  await waitUntilSuperseded(university, first)
  await correctCertificate(university, second, { ...facts, title: waiting })
}

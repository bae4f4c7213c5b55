import type { ApiClient } from '../../world/api-client.ts'
import { apiClient } from '../../world/api-client.ts'
import { addStudents } from '../../world/certificates.ts'
import { setFee } from '../../world/fees.ts'
import { onboard } from '../../world/organisations.ts'
import { issuer, verifier } from '../../world/people.ts'
import { openDirectory } from './directory.ts'
import { domain, joinThrough, type Member, showAuthenticator } from './people.ts'
import { openUniversitySignIn, type UniversitySignIn } from './sign-in.ts'

export const degree = 'Bachelor of Engineering'
const importMs = 600_000

export interface University {
  id: string
  owner: ApiClient
  directorate: ApiClient
  /** Of Engineering, the department with the students and the degrees. */
  dean: Member
  deputy: Member
  preparer: Member
  /** Signs for the whole university. */
  registrar: Member
  /** Manages the department of Law. */
  lawyer: Member
  auditor: Member
  /** Has the directory report that a person has left. */
  leaves(member: Member): Promise<void>
  signIn: UniversitySignIn['signIn']
}

/**
 * Founds a university with three departments. Its directory sends six people (SCIM), who sign in at its own provider
 * (SAML). Two of three signers approve its degrees. Its verifier takes a fee with VAT.
 */
export async function foundUniversity(admin: ApiClient, students: number): Promise<University> {
  const { url } = admin
  const api = apiClient(url)
  const details = { ...issuer, organizationName: 'Arada University', email: `registry@${domain}` }
  const { id, session, client: owner } = await onboard(api, admin, details)
  const { client: directorate } = await onboard(api, admin, verifier)
  const [engineering, law] = await makeDepartments(owner)
  await chargeWithVat(admin, { owner, directorate })
  await addStudents(owner, students, importMs)
  await owner.post('/api/departments/move', { departmentId: engineering, students: { filter: {} } })

  const directory = openDirectory(url, await directoryKey(owner))
  await showAuthenticator(owner)
  const university = await openUniversitySignIn(admin, { id, owner, session }, domain)
  const groupFor = async (memberRole: 'signer' | 'preparer' | 'auditor') => {
    const id = await directory.addGroup(`${memberRole}s`)
    await owner.put(`/api/directory/groups/${id}/role`, { memberRole })
    return id
  }
  const [signers, preparers, auditors] = [
    await groupFor('signer'),
    await groupFor('preparer'),
    await groupFor('auditor'),
  ]
  const join = (name: string, groupId: string) => joinThrough({ directory, university }, { name, groupId })
  const people = {
    dean: await join('Dana', signers),
    deputy: await join('Faisal', signers),
    registrar: await join('Reem', signers),
    preparer: await join('Huda', preparers),
    lawyer: await join('Salem', preparers),
    auditor: await join('Omar', auditors),
  }
  const bind = (member: Member, departmentId: string, role: string) =>
    owner.put(`/api/colleagues/${member.id}/departments`, { memberships: [{ departmentId, role }] })
  await bind(people.dean, engineering, 'signer')
  await bind(people.deputy, engineering, 'signer')
  await bind(people.preparer, engineering, 'preparer')
  await bind(people.lawyer, law, 'manager')
  const named = [people.dean, people.deputy, people.registrar].map(({ id }) => id)
  await owner.put('/api/approval-rules', { rules: [{ category: degree, needed: 2, signers: named }] })
  const { signIn } = university
  return { id, owner, directorate, ...people, signIn, leaves: (member) => directory.deactivate(member.id) }
}

async function chargeWithVat(
  admin: ApiClient,
  { owner, directorate }: { owner: ApiClient; directorate: ApiClient },
): Promise<void> {
  await admin.put('/api/admin/vat', { treatment: 'standard' })
  const place = { address: 'University City Road 1', city: 'Sharjah', emirate: 'SHJ' }
  const licence = { licence: 'CN-1234567', licenceAuthority: 'Sharjah Economic Development Department' }
  const profile = { ...place, ...licence }
  const names = { legalName: 'Directorate of Academic Accreditation', trn: '100123456700003' }
  await directorate.put('/api/organisation/tax-profile', { ...profile, ...names })
  const buyer = { legalName: 'Arada University', trn: '100765432100003' }
  await owner.put('/api/organisation/tax-profile', { ...profile, ...buyer })
  await setFee(directorate, degree, 20)
}

/** Makes Engineering with its category, Law and Medicine. Returns the ids of the first two. */
async function makeDepartments(owner: ApiClient): Promise<[string, string]> {
  const ids: string[] = []
  for (const name of ['Engineering', 'Law', 'Medicine'])
    ids.push((await owner.post<{ data: { _id: string } }>('/api/departments', { name })).data._id)
  const [engineering, law] = ids as [string, string]
  await owner.post('/api/categories/create', { name: degree })
  const { data } = await owner.get<{ data: { id: string }[] }>('/api/categories/get-all')
  await owner.post('/api/departments/move', {
    departmentId: engineering,
    categoryIds: data.map(({ id }) => id),
  })
  return [engineering, law]
}

async function directoryKey(owner: ApiClient): Promise<string> {
  const key = { name: 'Directory', scopes: ['scim'], expiresInDays: 0 }
  return (await owner.post<{ secret: string }>('/api/api-keys', key)).secret
}

import { type ApiClient, apiClient } from '../../world/api-client.ts'
import { addStudents, listStudents } from '../../world/certificates.ts'
import type { OrganisationDetails } from '../../world/organisations.ts'
import { newIssuer } from '../../world/seed.ts'
import type { Parties } from './load.ts'

/** Makes an issuer with twenty students and an API key, a verifier, and a visitor. */
export async function openParties(
  admin: ApiClient,
  verifier: ApiClient,
  details: Partial<OrganisationDetails>,
): Promise<Parties> {
  const issuer = await newIssuer(admin, details)
  await addStudents(issuer, 20)
  const { secret } = await issuer.post<{ secret: string }>('/api/api-keys', {
    name: 'Load',
    scopes: ['certificates:write'],
    expiresInDays: 1,
  })
  const studentIds = (await listStudents(issuer)).map(({ _id }) => _id)
  const visitor = apiClient(admin.url)
  return { program: visitor.as(secret), issuer, verifier, visitor, studentIds }
}

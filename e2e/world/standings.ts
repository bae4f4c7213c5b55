import { randomUUID } from 'node:crypto'
import type { ApiClient, UploadFile } from './api-client.ts'
import { type OrganisationDetails, openSession, type Session, signUp, submitKyc } from './organisations.ts'
import { issuer, password } from './people.ts'

const newApplicant = (organizationName: string): OrganisationDetails => ({
  ...issuer,
  organizationName,
  email: `registry@${randomUUID()}.example`,
})

/** Signs in three organisations that may not act: one waiting, one returned for correction, one suspended. */
export async function organisationsInWaiting(
  api: ApiClient,
  admin: ApiClient,
): Promise<Record<'waiting' | 'returned' | 'suspended', Session>> {
  const apply = async (name: string) => {
    const applicant = newApplicant(name)
    const id = await signUp(api, applicant)
    await submitKyc(api, id, applicant)
    const session = await openSession(api, 'issuer', applicant.email, password)
    return {
      session,
      decide: (act: string, reason?: string) =>
        admin.post(`/api/admin/organisations/${id}/${act}`, reason ? { reason } : undefined),
    }
  }
  const waiting = await apply('Khor Fakkan Nautical School')
  const returned = await apply('Kalba Institute of Botany')
  await returned.decide('return', 'The licence cannot be read.')
  const suspended = await apply('Liwa Academy of Letters')
  await suspended.decide('approve')
  await suspended.decide('suspend', 'The licence has expired')
  return { waiting: waiting.session, returned: returned.session, suspended: suspended.session }
}

/** Applies with a photographed document, and a name that is easily mistaken for a well-known issuer's. */
export async function applyAsLookAlike(api: ApiClient, photo: UploadFile): Promise<string> {
  const applicant = newApplicant('AI Qasba University')
  const id = await signUp(api, applicant)
  await submitKyc(api, id, applicant, { taxCertificate: photo })
  return id
}

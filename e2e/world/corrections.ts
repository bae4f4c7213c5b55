import type { ApiClient } from './api-client.ts'
import { until } from './until.ts'

/** What a corrected certificate says, whether changed or not. */
export interface CorrectedFacts {
  userName: string
  title: string
  categoryName: string
  /** 'YYYY-MM-DD' */
  date: string
}

/** Creates the corrected certificate, still unsigned. Returns its id. */
export async function correctCertificate(
  issuer: ApiClient,
  id: string,
  facts: CorrectedFacts,
): Promise<string> {
  const { certificateId } = await issuer.post<{ certificateId: string }>(
    `/api/certificates/${id}/correct`,
    facts,
  )
  return certificateId
}

/** Waits until a certificate's correction has replaced it. */
export const waitUntilSuperseded = (issuer: ApiClient, id: string): Promise<void> =>
  until('the correction takes its place', async () => {
    const { data } = await issuer.get<{ data: { certificates: { supersededBy: string }[] } }>(
      `/api/certificates/${id}`,
    )
    return data.certificates[0]!.supersededBy !== ''
  })

/** Asks for another title as the holder. Returns the request's id. */
export async function askForTitle(
  student: ApiClient,
  certificateId: string,
  wish: { title: string; why: string },
): Promise<string> {
  const { data } = await student.post<{ data: { _id: string } }>(
    `/api/user/certificates/${certificateId}/correction-requests`,
    { changes: [{ field: 'title', to: wish.title }], why: wish.why },
  )
  return data._id
}

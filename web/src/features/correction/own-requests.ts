import type { CorrectionRequest } from '@credenza/schema/correction'
import { useQuery } from '@tanstack/react-query'
import { fetchOwnRequests } from './correction-calls.ts'

/** What the signed-in student asked to have corrected, newest first. */
export const useOwnRequests = () =>
  useQuery({
    queryKey: ['certificates', 'own-corrections'],
    queryFn: ({ signal }) => fetchOwnRequests(signal),
  })

/** The request that a certificate's card tells of: the newest one, unless it was taken back. */
export function requestAbout(
  certificateId: string,
  requests: readonly CorrectionRequest[] = [],
): CorrectionRequest | undefined {
  const newest = requests.find((request) => request.certificateId === certificateId)
  return newest?.state === 'withdrawn' ? undefined : newest
}

import type { CertificateVersion } from '@credenza/schema/correction'
import { useQuery } from '@tanstack/react-query'
import { fetchVersions } from './correction-calls.ts'

/** Every version under a certificate's public link, the oldest first. */
export const useVersions = (certificateId: string) =>
  useQuery({
    queryKey: ['certificates', 'versions', certificateId],
    queryFn: ({ signal }) => fetchVersions(certificateId, signal),
  })

/** The correction that waits to take a certificate's place; undefined when none does. */
export function waitingCorrection(
  versions: readonly CertificateVersion[] | undefined,
  certificateId: string,
): CertificateVersion | undefined {
  const at = versions?.findIndex(({ _id }) => _id === certificateId) ?? -1
  return at < 0 || versions?.[at]?.supersededAt ? undefined : versions?.[at + 1]
}

import type { CorrectionRequest } from '@credenza/schema/correction'

/** The request that a certificate's card tells of: the newest one, unless it was taken back. */
export function requestAbout(
  certificateId: string,
  requests: readonly CorrectionRequest[] = [],
): CorrectionRequest | undefined {
  const newest = requests.find((request) => request.certificateId === certificateId)
  return newest?.state === 'withdrawn' ? undefined : newest
}

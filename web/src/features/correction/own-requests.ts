import type { CorrectionRequest } from '@credenza/schema/correction'

/** The request shown on a certificate's card: the newest one, unless it was withdrawn. */
export function requestAbout(
  certificateId: string,
  requests: readonly CorrectionRequest[] = [],
): CorrectionRequest | undefined {
  const newest = requests.find((request) => request.certificateId === certificateId)
  return newest?.state === 'withdrawn' ? undefined : newest
}

import type { CertificateVersion } from '@credenza/schema/correction'

/** The correction waiting to replace a certificate; undefined if there is none. */
export function waitingCorrection(
  versions: readonly CertificateVersion[] | undefined,
  certificateId: string,
): CertificateVersion | undefined {
  const at = versions?.findIndex(({ _id }) => _id === certificateId) ?? -1
  return at < 0 || versions?.[at]?.supersededAt ? undefined : versions?.[at + 1]
}

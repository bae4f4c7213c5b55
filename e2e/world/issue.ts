import type { ApiClient } from './api-client.ts'
import {
  acceptCertificates,
  type ListedCertificate,
  signCertificates,
  waitUntilRecorded,
} from './certificates.ts'
import { sharedClient } from './shared.ts'

/** Takes certificates all the way: signed, accepted by the verifier (by default the shared one), recorded on the chain. */
export async function issue(
  issuer: ApiClient,
  ids: readonly string[],
  verifier?: ApiClient,
): Promise<ListedCertificate[]> {
  await signCertificates(issuer, ids)
  await acceptCertificates(verifier ?? (await sharedClient('verifier')), ids)
  return waitUntilRecorded(issuer, ids)
}

/** Declines as the shared verifier. */
export async function decline(id: string, reason: string): Promise<void> {
  await (await sharedClient('verifier')).put('/update-verified', { id, flag: '2', reason })
}

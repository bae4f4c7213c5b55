import type { ApiClient } from './api-client.ts'

/** Sets a verifier's fee for a certificate type from now on, in whole dirhams. */
export const setFee = (verifier: ApiClient, certificateType: string, amount: number): Promise<unknown> =>
  verifier.post('/api/add-verifier-fees', { certificateType, amount })

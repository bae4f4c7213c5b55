import type { RotateSealKeyRequest, sealKeyResponse } from '@credenza/schema/seal-key'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/organisation/seal-key'

/** The key that seals the issuer's PDFs. */
export const sealKeyQuery = queryOptions({
  queryKey: ['signing-keys', 'seal'],
  queryFn: async ({ signal }) => (await call<typeof sealKeyResponse>({ method: 'GET', path, signal })).data,
})

/** Refused unless a second factor was shown shortly before, as is `rotateSealKey`. */
export const certifySealKey = async (certificates: string) =>
  (
    await call<typeof sealKeyResponse>({
      method: 'PUT',
      path: `${path}/certificates`,
      json: { certificates },
    })
  ).data

export const rotateSealKey = async (json: RotateSealKeyRequest) =>
  (await call<typeof sealKeyResponse>({ method: 'POST', path: `${path}/rotate`, json })).data

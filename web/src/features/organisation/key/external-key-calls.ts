import type { ConnectKeyRequest, externalKeyResponse } from '@credenza/schema/external-key'
import type { rotateKeyResponse } from '@credenza/schema/signing-key'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/organisation/external-key'

/** Which stores can hold the organisation's signing key, and which one does. */
export const externalKeyQuery = queryOptions({
  queryKey: ['signing-keys', 'external'],
  queryFn: async ({ signal }) =>
    (await call<typeof externalKeyResponse>({ method: 'GET', path, signal })).data,
})

/** Refused unless a second factor was shown shortly before. */
export const connectKey = async (json: ConnectKeyRequest) =>
  (await call<typeof rotateKeyResponse>({ method: 'POST', path, json })).publicKeyMultibase

import type { done } from '@credenza/schema/envelope'
import type { sealKeyListResponse, sealKeyResponse } from '@credenza/schema/seal-key'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { type KeyOwner, ownedPath } from './key-calls.ts'

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

export const rotateSealKey = async () =>
  (await call<typeof sealKeyResponse>({ method: 'POST', path: `${path}/rotate` })).data

/** Every key that sealed an issuer's PDFs, newest first. */
export const sealKeysQuery = (owner: KeyOwner) =>
  queryOptions({
    queryKey: ['signing-keys', 'seals', owner.organisationId ?? 'own'],
    queryFn: async ({ signal }) =>
      (await call<typeof sealKeyListResponse>({ method: 'GET', path: ownedPath(owner, 'seal-keys'), signal }))
        .data,
  })

/** Refused unless a second factor was shown shortly before. */
export const declareSealKeyStolen = (owner: KeyOwner, id: string) =>
  call<typeof done>({
    method: 'POST',
    path: ownedPath(owner, `seal-keys/${encodeURIComponent(id)}/compromised`),
  })

import type { declareTheftResponse, keyListResponse, theftImpactResponse } from '@credenza/schema/signing-key'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'
import { certificatesQuery } from '../../certificate/certificate-calls.ts'

/** The owner of the keys: the caller, or, for an administrator, the organisation with this id. */
export type KeyOwner = { organisationId?: string }

/** The path of what the owner has, for example its 'keys'. */
export const ownedPath = ({ organisationId }: KeyOwner, rest: string) =>
  organisationId === undefined
    ? `/api/organisation/${rest}`
    : pathTo('/api/admin/organisations', organisationId, `/${rest}`)

export const keysQuery = (owner: KeyOwner) =>
  queryOptions({
    queryKey: ['signing-keys', owner.organisationId ?? 'own'],
    queryFn: async ({ signal }) =>
      (await call<typeof keyListResponse>({ method: 'GET', path: ownedPath(owner, 'keys'), signal })).data,
  })

/** Fetches the consequences of declaring a key stolen since an instant (ISO 8601). */
const fetchTheftImpact = async (owner: KeyOwner, keyId: string, since: string, signal: AbortSignal) =>
  (
    await call<typeof theftImpactResponse>({
      method: 'GET',
      path: ownedPath(owner, `keys/${encodeURIComponent(keyId)}/theft-impact`),
      query: { since },
      signal,
    })
  ).data

/** Fetches nothing until the instant is known. */
export const theftImpactQuery = (owner: KeyOwner, keyId: string, since: string | undefined) =>
  queryOptions({
    queryKey: ['signing-keys', 'impact', owner.organisationId ?? 'own', keyId, since],
    queryFn: ({ signal }) => fetchTheftImpact(owner, keyId, since!, signal),
    enabled: since !== undefined,
    retry: false,
  })

/** Refused unless a second factor was shown shortly before. */
export const declareTheft = (owner: KeyOwner, keyId: string, since: string) =>
  call<typeof declareTheftResponse>({
    method: 'POST',
    path: ownedPath(owner, `keys/${encodeURIComponent(keyId)}/compromised`),
    json: { since },
  })

/** The certificates that are to be issued again, newest first. */
export const toReissueQuery = certificatesQuery({ reissue: 'true' })

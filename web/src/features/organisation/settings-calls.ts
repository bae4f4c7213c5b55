import { listLimit } from '@credenza/schema/constants'
import type {
  OrganisationSettings,
  settingsResponse,
  verifierListResponse,
} from '@credenza/schema/organisation-settings'
import type { rotateKeyResponse } from '@credenza/schema/signing-key'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const path = '/api/organisation/settings'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call<typeof settingsResponse>({ method: 'GET', path })).data,
})

export const saveSettings = async (json: OrganisationSettings) =>
  (await call<typeof settingsResponse>({ method: 'PUT', path, json })).data

/** Every verifier that an issuer can choose, by name. */
async function fetchVerifiers(): Promise<{ _id: string; organizationName: string }[]> {
  const all = []
  let cursor: string | undefined
  do {
    const page = await call<typeof verifierListResponse>({
      method: 'GET',
      path: '/api/organisation/verifiers',
      query: { cursor, limit: listLimit.most },
    })
    all.push(...page.data)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return all
}

export const verifiersQuery = queryOptions({ queryKey: ['verifiers'], queryFn: fetchVerifiers })

export const rotateKey = async () =>
  (await call<typeof rotateKeyResponse>({ method: 'POST', path: '/api/organisation/rotate-key' }))
    .publicKeyMultibase

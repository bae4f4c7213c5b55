import type { Role } from './account.ts'

/** What an API key may do under /v1, and the one scope that opens /vc-api. */
export const apiScopes = [
  'students:read',
  'students:write',
  'certificates:read',
  'certificates:write',
  'certificates:sign',
  'webhooks:manage',
  'check',
  'vc-api',
] as const
export type ApiScope = (typeof apiScopes)[number]
/** What a key of an organisation of this role can be given: programs of a verifier check certificates, and no more. */
export const scopesFor = (role: Role): readonly ApiScope[] => (role === 'verifier' ? ['check'] : apiScopes)

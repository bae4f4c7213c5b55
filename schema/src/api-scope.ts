import type { Role } from './account.ts'

/** What an API key may do under /v1, plus the one scope that opens /vc-api. */
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
/** The scopes that keys of an organisation with this role can have: a verifier's programs only check certificates. */
export const scopesFor = (role: Role): readonly ApiScope[] => (role === 'verifier' ? ['check'] : apiScopes)

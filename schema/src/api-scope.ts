import type { Role } from './account.ts'

/** What an API key may do under /v1, and the scopes that open /vc-api and /scim/v2. */
export const apiScopes = [
  'students:read',
  'students:write',
  'certificates:read',
  'certificates:write',
  'certificates:sign',
  'webhooks:manage',
  'check',
  'ask',
  'vc-api',
  'scim',
] as const
export type ApiScope = (typeof apiScopes)[number]
/** The only scope of the key for an institution's directory, so that this key opens only /scim/v2. */
export const directoryScope = 'scim' satisfies ApiScope
/**
 * The scopes available to programs of an organisation with this role. A verifier's can check certificates and ask for them.
 */
export const scopesFor = (role: Role): readonly ApiScope[] =>
  role === 'verifier' ? ['check', 'ask'] : apiScopes.filter((scope) => scope !== directoryScope)

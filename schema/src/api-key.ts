import { z } from 'zod'
import { apiScopes } from './api-scope.ts'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { nameText } from './text.ts'

export const apiKey = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The key's first characters, to distinguish keys. The whole key is shown only once, on creation. */
    prefix: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    expiresAt: z.string(),
    /** The only department whose data the key can access; empty for the whole organisation. */
    departmentId: z.string(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>
export const newApiKeyRequest = z
  .object({
    name: nameText('name', 100),
    scopes: z.array(z.enum(apiScopes)).min(1, { error: saying('invalid.scopes_needed') }),
    /** Days until it expires; 0 for never. */
    expiresInDays: z.number().int().min(0).max(3650).default(365),
    departmentId: z.string().max(60).default(''),
  })
  .meta({ id: 'NewApiKeyRequest' })
export type NewApiKeyRequest = z.infer<typeof newApiKeyRequest>
/** `secret` is shown only here. */
export const newApiKeyResponse = success({ data: apiKey, secret: z.string() }).meta({
  id: 'NewApiKeyResponse',
})
export const apiKeyListResponse = success({ data: z.array(apiKey), ...listAnswer }).meta({
  id: 'ApiKeyListResponse',
})

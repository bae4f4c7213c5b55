import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { verification } from './verification.ts'

/** Another issuer's badge that a student keeps here. */
export const keptBadge = z
  .object({
    _id: z.string(),
    name: z.string(),
    issuer: z.string(),
    issuedAt: z.string(),
    keptAt: z.string(),
  })
  .meta({ id: 'KeptBadge' })
export type KeptBadge = z.infer<typeof keptBadge>

/** GET /api/user/badges. */
export const keptBadgesResponse = success({ data: z.array(keptBadge), ...listAnswer }).meta({
  id: 'KeptBadgesResponse',
})

/** POST /api/user/badges. */
export const keepBadgeRequest = z
  .object({
    /** An Open Badge 3.0 as JSON, or as a JWT. */
    text: z.string().min(1),
  })
  .meta({ id: 'KeepBadgeRequest' })

/** GET /api/user/badges/{id}. */
export const keptBadgeResponse = success({
  data: z.object({
    verification,
    /** Whether the badge names the email address of the student who keeps it. */
    isNamed: z.boolean(),
    /** The badge itself. */
    credential: z.string(),
  }),
}).meta({ id: 'KeptBadgeResponse' })

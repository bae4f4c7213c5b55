import { z } from 'zod'
import { success } from './envelope.ts'

/** POST /api/user/erasure */
export const askErasureRequest = z
  .object({
    /** The account's password, typed again. */
    password: z.string().min(1).max(1_000),
  })
  .meta({ id: 'AskErasureRequest' })

/**
 * A student's request to have all their data erased at `dueAt`, unless they cancel before. A hold on their data delays it
 * until the hold ends, which may be unknown.
 */
export const erasure = z
  .object({
    askedAt: z.string(),
    dueAt: z.string(),
    hold: z.object({ reason: z.string(), until: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Erasure' })
export type Erasure = z.infer<typeof erasure>

/** GET, POST, DELETE /api/user/erasure: null if none was requested. */
export const erasureResponse = success({ data: erasure.nullable() }).meta({ id: 'ErasureResponse' })

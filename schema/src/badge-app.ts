import { z } from 'zod'
import { success } from './envelope.ts'
import { saidBy } from './said-by.ts'

/** POST /api/user/badge-apps: the address of a badge app, as a student types it. */
export const badgeAppRequest = z
  .object({ app: z.string().trim().min(1).max(200) })
  .meta({ id: 'BadgeAppRequest' })

export const badgeAppResponse = success({
  data: z.object({
    /** The page on which the student gives us access to their badges. */
    url: z.string(),
    /** To be sent back with the app's answer. */
    visit: z.string(),
  }),
}).meta({ id: 'BadgeAppResponse' })

/** POST /api/user/badge-apps/badges. */
export const badgesOfAppRequest = z
  .object({
    visit: z.string().max(15_000),
    /** The query of the address to which the app sent the browser back. */
    answer: z.string().max(5_000),
  })
  .meta({ id: 'BadgesOfAppRequest' })

export const badgesOfAppResponse = success({
  data: z.object({
    app: z.string(),
    /** The badges' owner, according to the app. */
    owner: z.object({ name: z.string(), email: z.string() }),
    /** Names of the badges that were kept. */
    kept: z.array(z.string()),
    refused: z.array(z.object({ name: z.string(), message: z.string(), ...saidBy })),
    /** Whether the app has more badges than are taken at once. */
    hasMore: z.boolean(),
  }),
}).meta({ id: 'BadgesOfAppResponse' })
export type BadgesOfApp = z.infer<typeof badgesOfAppResponse>['data']

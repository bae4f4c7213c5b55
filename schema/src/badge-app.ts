import { z } from 'zod'
import { success } from './envelope.ts'
import { saidBy } from './said-by.ts'

/** POST /api/user/badge-apps: the address of an app that keeps badges, as a student types it. */
export const badgeAppRequest = z
  .object({ app: z.string().trim().min(1).max(200) })
  .meta({ id: 'BadgeAppRequest' })

export const badgeAppResponse = success({
  data: z.object({
    /** Where the student lets us read their badges. */
    url: z.string(),
    /** Sent back with the app's answer. */
    visit: z.string(),
  }),
}).meta({ id: 'BadgeAppResponse' })

/** POST /api/user/badge-apps/badges. */
export const badgesOfAppRequest = z
  .object({
    visit: z.string().max(15_000),
    /** The query with which the app sent the browser back. */
    answer: z.string().max(5_000),
  })
  .meta({ id: 'BadgesOfAppRequest' })

export const badgesOfAppResponse = success({
  data: z.object({
    app: z.string(),
    /** Whose badges these are, as the app says. */
    owner: z.object({ name: z.string(), email: z.string() }),
    /** Names of the badges that are kept now. */
    kept: z.array(z.string()),
    refused: z.array(z.object({ name: z.string(), message: z.string(), ...saidBy })),
    /** Whether the app has more badges than are taken at once. */
    hasMore: z.boolean(),
  }),
}).meta({ id: 'BadgesOfAppResponse' })
export type BadgesOfApp = z.infer<typeof badgesOfAppResponse>['data']

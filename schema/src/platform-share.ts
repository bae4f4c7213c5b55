import { z } from 'zod'
import { date } from './date.ts'
import { success } from './envelope.ts'
import { saying } from './issues/saying.ts'

/** At most half, so that even with VAT at its highest rate the share never exceeds the fee. */
export const mostSharePercent = 50

/** What the platform keeps of each review fee that a verifier earns. */
export const platformShare = z
  .object({
    /** In whole percent of the fee without VAT; 0 for none. */
    percent: z.number().int(),
    /** The next change already decided; null if there is none. */
    next: z.object({ percent: z.number().int(), effectiveFrom: z.string() }).nullable(),
  })
  .meta({ id: 'PlatformShare' })
export type PlatformShare = z.infer<typeof platformShare>

const percentNeeded = { error: saying('invalid.share_percent') }

/** PUT /api/admin/platform-share: applies to fees charged from then on. */
export const platformShareRequest = z
  .object({
    percent: z
      .number(percentNeeded)
      .int(percentNeeded)
      .min(0, percentNeeded)
      .max(mostSharePercent, percentNeeded),
    /** 'YYYY-MM-DD', from midnight in the UAE; empty for at once. */
    effectiveFrom: z.union([z.literal(''), date('effectiveFrom')]).default(''),
  })
  .meta({ id: 'PlatformShareRequest' })

/** GET /api/platform-share, for verifiers and administrators */
export const platformShareResponse = success({ data: platformShare }).meta({ id: 'PlatformShareResponse' })

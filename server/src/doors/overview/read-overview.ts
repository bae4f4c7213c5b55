import { dayMs, type Overview } from '@credenza/schema'
import {
  declinedSince,
  lastTwelveMonths,
  unsignedByYear,
} from '../../certificates/certificate/draft/unsigned.ts'
import { countOpenRequests } from '../../certificates/correction/request/count-open-requests.ts'
import { countFailedDeliveries } from '../../certificates/delivery/list-deliveries.ts'
import type { Context } from '../../context.ts'
import { faultyImportsSince } from '../../people/student/import/faulty-imports.ts'
import type { Reach } from '../../platform/http/access.ts'

/** Older things no longer need attention. */
const recentMs = 30 * dayMs
const mostShown = 3

/** What waits for an issuer to act, and the numbers of its last twelve months. */
export async function readOverview(ctx: Context, reach: Reach): Promise<Overview> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - recentMs)
  const [unsigned, declined, failedMails, correctionRequests, imports, months] = await Promise.all([
    unsignedByYear(ctx.db, reach),
    declinedSince(ctx.db, reach, since, mostShown),
    countFailedDeliveries(ctx, reach),
    countOpenRequests(ctx.db, reach),
    faultyImportsSince(ctx.db, reach, since, mostShown),
    lastTwelveMonths(ctx.db, reach, now),
  ])
  return { unsigned, declined, failedMails, correctionRequests, imports, months }
}

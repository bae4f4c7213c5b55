import type { Overview } from '@credenza/schema'
import { declinedSince, lastTwelveMonths, unsignedByYear } from '../../certificates/certificate/unfinished.ts'
import { countOpenRequests } from '../../certificates/correction/request/count-open-requests.ts'
import { countFailedDeliveries } from '../../certificates/delivery/list-deliveries.ts'
import type { Context } from '../../context.ts'
import { faultyImportsSince } from '../../people/student/import/faulty-imports.ts'

/** Older things need no attention any more. */
const recentMs = 30 * 24 * 60 * 60_000
const mostShown = 3

/** What waits for an issuer, and the numbers of its last twelve months. */
export async function readOverview(ctx: Context, organisationId: string): Promise<Overview> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - recentMs)
  const [unsigned, declined, failedMails, correctionRequests, imports, months] = await Promise.all([
    unsignedByYear(ctx.db, organisationId),
    declinedSince(ctx.db, organisationId, since, mostShown),
    countFailedDeliveries(ctx, organisationId),
    countOpenRequests(ctx.db, organisationId),
    faultyImportsSince(ctx.db, organisationId, since, mostShown),
    lastTwelveMonths(ctx.db, organisationId, now),
  ])
  return { unsigned, declined, failedMails, correctionRequests, imports, months }
}

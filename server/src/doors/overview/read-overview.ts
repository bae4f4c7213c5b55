import { dayMs, type Overview } from '@credenza/schema'
import { countAwaiting } from '../../certificates/approval/count-awaiting.ts'
import {
  declinedSince,
  lastTwelveMonths,
  unsignedByYear,
} from '../../certificates/certificate/draft/unsigned.ts'
import { countOpenRequests } from '../../certificates/correction/request/count-open-requests.ts'
import { countFailedDeliveries } from '../../certificates/delivery/list-deliveries.ts'
import type { Context } from '../../context.ts'
import { faultyImportsSince } from '../../people/student/import/faulty-imports.ts'
import type { OrganisationCaller, Reach } from '../../platform/http/access.ts'

/** Older things no longer need attention. */
const recentMs = 30 * dayMs
const mostShown = 3

/** What waits for an issuer or this person to act, and the numbers of the last twelve months. */
export async function readOverview(
  ctx: Context,
  caller: Reach & Pick<OrganisationCaller, 'accountId'>,
): Promise<Overview> {
  const now = ctx.clock()
  const since = new Date(now.getTime() - recentMs)
  const [approvals, unsigned, declined, failedMails, correctionRequests, imports, months] = await Promise.all(
    [
      countAwaiting(ctx, caller),
      unsignedByYear(ctx.db, caller),
      declinedSince(ctx.db, caller, since, mostShown),
      countFailedDeliveries(ctx, caller),
      countOpenRequests(ctx.db, caller),
      faultyImportsSince(ctx.db, caller, since, mostShown),
      lastTwelveMonths(ctx.db, caller, now),
    ],
  )
  return { approvals, unsigned, declined, failedMails, correctionRequests, imports, months }
}

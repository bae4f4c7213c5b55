import type { Context } from '../../../context.ts'
import { listByName, type NameQuery } from '../../../people/organisation/list-by-name.ts'
import { everyVerifier } from '../find-in-queues.ts'
import { requireOwnRequest } from './own-request.ts'

/** The approved verifiers that have the request, by name. Throws 'not_found' for another issuer's request. */
export async function listRequestVerifiers(
  ctx: Context,
  issuerId: string,
  certificateId: string,
  query: NameQuery,
) {
  await requireOwnRequest(ctx.db, issuerId, certificateId)
  const queues = await ctx.db
    .selectFrom('review_request')
    .select('queue_id')
    .where('certificate_id', '=', certificateId)
    .execute()
  const ids = queues.map(({ queue_id }) => queue_id)
  return listByName(ctx, query, (is) =>
    is.and([
      is('role', '=', 'verifier'),
      is('status', '=', 'approved'),
      ...(ids.includes(everyVerifier) ? [] : [is('id', 'in', ids)]),
    ]),
  )
}

import type { PresentationRequest, PresentationState } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { requestsOf, requestToWire } from './request-store.ts'

/** The organisation's requests, newest first; only those in this state, if one is given. */
export async function listRequests(
  ctx: Context,
  organisationId: string,
  { state, ...query }: PageQuery<'createdAt'> & { state?: PresentationState | undefined },
): Promise<{ data: PresentationRequest[]; nextCursor: string | null; total: number }> {
  const all = requestsOf(ctx.db, organisationId)
  const inState = state === 'expired' ? 'waiting' : state
  const some = inState ? all.where('state', '=', inState) : all
  const inTime = { waiting: '>', expired: '<=' } as const
  const wanted =
    state === 'waiting' || state === 'expired' ? some.where('ends_at', inTime[state], ctx.clock()) : some
  const { page, ...rest } = await rowsPage(ctx.db, wanted, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { data: page.map((row) => requestToWire(ctx, row)), ...rest }
}

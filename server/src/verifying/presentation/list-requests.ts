import type { PresentationRequest, PresentationState } from '@credenza/schema'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { requestsOf, requestToWire } from './request-store.ts'
import type { PresentationTables } from './tables.ts'

/** The organisation's requests, newest first, optionally only those in one state. */
export async function listPresentationRequests(
  ctx: Context,
  organisationId: string,
  { state, ...query }: PageQuery<'createdAt'> & { state?: PresentationState | undefined },
): Promise<{ data: PresentationRequest[]; nextCursor: string | null; total: number }> {
  const all = requestsOf(ctx.db, organisationId)
  const wanted = state ? all.where((eb) => isInState(eb, state, ctx.clock())) : all
  const { page, ...rest } = await rowsPage(ctx.db, wanted, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { data: page.map((row) => requestToWire(ctx, row)), ...rest }
}

/** The condition for a state; must agree with `stateOf` for a single row. */
function isInState(
  eb: ExpressionBuilder<PresentationTables, 'presentation_request'>,
  state: PresentationState,
  now: Date,
): Expression<SqlBool> {
  const isState = eb('state', '=', state)
  if (state === 'waiting') return eb.and([isState, eb('ends_at', '>', now)])
  if (state !== 'expired') return isState
  return eb.or([isState, eb.and([eb('state', '=', 'waiting'), eb('ends_at', '<=', now)])])
}

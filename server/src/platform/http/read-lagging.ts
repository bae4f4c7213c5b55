import type { Context } from '../../context.ts'

/**
 * Answers a stranger from the replica, if there is one. Never for what somebody reads after changing it. `read` writes
 * nothing.
 */
export const readLagging = <T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.database.lagging((db) => read({ ...ctx, db }))

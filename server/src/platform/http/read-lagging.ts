import type { Context } from '../../context.ts'

/**
 * Answers a stranger from the replica, if there is one. Not for what people read after changing it. `read` must write
 * nothing.
 */
export const readLagging = <T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.database.lagging((db) => read({ ...ctx, db }))

import type { Context } from '../../context.ts'

/**
 * Answers a stranger from the replica, if there is one. Not for data that people read after changing it. `read` must not write.
 */
export const readLagging = <T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.database.lagging((db) => read({ ...ctx, db }))

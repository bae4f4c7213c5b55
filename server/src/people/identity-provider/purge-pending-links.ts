import type { Context } from '../../context.ts'

/** Deletes links whose code has expired. */
export async function purgePendingLinks({ db, clock }: Context): Promise<void> {
  await db.deleteFrom('pending_link').where('expires_at', '<=', clock()).execute()
}

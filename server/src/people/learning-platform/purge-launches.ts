import type { Context } from '../../context.ts'

/** Deletes launches whose time is over. */
export async function purgeLaunches({ db, clock }: Context): Promise<void> {
  await db.deleteFrom('learning_launch').where('expires_at', '<=', clock()).execute()
}

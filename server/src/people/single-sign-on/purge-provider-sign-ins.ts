import type { Context } from '../../context.ts'

/** Deletes sign-ins that were not finished in time, and messages that would be too old to count again. */
export async function purgeProviderSignIns({ db, clock }: Context): Promise<void> {
  const now = clock()
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', now).execute()
  await db.deleteFrom('used_message').where('expires_at', '<=', now).execute()
}

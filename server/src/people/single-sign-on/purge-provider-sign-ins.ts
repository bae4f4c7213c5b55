import type { Context } from '../../context.ts'
import { isOver } from '../../platform/in-force.ts'
import { signInLifetimeMs } from './provider-sign-ins.ts'

/** Deletes unfinished sign-ins that have expired, and message ids that are too old to matter. */
export async function purgeProviderSignIns({ db, clock }: Context): Promise<void> {
  const now = clock()
  await db
    .deleteFrom('provider_sign_in')
    .where(isOver('expires_at', signInLifetimeMs, now))
    .execute()
  await db.deleteFrom('used_message').where('expires_at', '<=', now).execute()
}

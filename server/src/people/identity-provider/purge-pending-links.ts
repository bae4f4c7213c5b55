import { otpLifetimeMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isOver } from '../../platform/in-force.ts'

/** Deletes links whose code has expired. */
export async function purgePendingLinks({ db, clock }: Context): Promise<void> {
  await db
    .deleteFrom('pending_link')
    .where(isOver('expires_at', otpLifetimeMs, clock()))
    .execute()
}

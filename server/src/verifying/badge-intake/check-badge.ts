import type { Verification } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { readKeptBadge } from '../../holders/kept-badge/read-badges.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { verifyAnything } from '../foreign/verify-anything.ts'
import { written } from './keep-badge.ts'
import { namesRecipient } from './names-recipient.ts'

/**
 * Judges a kept badge now. Also returns the badge, and whether it names its keeper's email address. Throws not_found, also for
 * other people's badges, and too_many_requests.
 */
export async function checkBadge(
  ctx: Context,
  accountId: string,
  id: string,
): Promise<{ verification: Verification; isNamed: boolean; credential: string }> {
  const { credential } = await readKeptBadge(ctx, accountId, id)
  const { email } = await findAccountById(ctx.db, accountId)
  return {
    verification: await verifyAnything(ctx, written(credential), { callerKey: accountId }),
    isNamed: namesRecipient(credential, email),
    credential: written(credential),
  }
}

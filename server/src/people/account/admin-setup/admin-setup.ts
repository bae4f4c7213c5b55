import { dayMs, hourMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { withLease } from '../../../platform/db/lease.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../../platform/http/api-error.ts'
import { newAccountId } from '../../../platform/ids.ts'
import { isRecent } from '../../../platform/in-force.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { insertAccount } from '../insert-account.ts'
import { hashChosenPassword } from '../password/passwords.ts'
import { countAdmins } from './count-admins.ts'
import { replaceSetupToken, useSetupToken, voidSetupToken } from './setup-token.ts'

/**
 * Prepares the creation of the first admin: from ADMIN_EMAIL and ADMIN_PASSWORD if they are set, otherwise with a one-time
 * token, which is returned for printing. Processes that start together print the same one; a start an hour later replaces an
 * unused one. Undefined if there is an admin.
 */
export function prepareFirstAdmin(ctx: Context): Promise<string | undefined> {
  return withLease(ctx.database, 'first-admin', () => prepare(ctx))
}

async function prepare(ctx: Context): Promise<string | undefined> {
  if ((await countAdmins(ctx.db)) > 0) return undefined
  const { admin } = ctx.config
  if (admin) {
    await createAdmin(ctx, admin).catch((error: unknown) => {
      throw error instanceof ApiError ? new Error(`Set another ADMIN_PASSWORD. ${error.message}`) : error
    })
    return undefined
  }
  return withRetry(ctx.db, async (tx) => {
    const now = ctx.clock()
    const printed = await tx.selectFrom('setup_token').select('created_at').executeTakeFirst()
    if (printed && isRecent(printed.created_at, togetherMs, now)) return tokenOf(ctx, printed.created_at)
    const token = tokenOf(ctx, now)
    await replaceSetupToken(tx, token, now)
    return token
  })
}

/** Starts within this time belong to one deployment that is coming up. */
const togetherMs = hourMs

/** Derives the token with the master key, so that it can be printed again although the table has only its hash. */
const tokenOf = ({ keys }: Context, madeAt: Date): string =>
  Buffer.from(keys.mac('first-admin', Buffer.from(madeAt.toISOString()))).toString('base64url')

/** Creates an admin account with a one-time token, the printed one or an invitation's, and uses the token up. */
export async function setUpAdmin(
  ctx: Context,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<void> {
  await createAdmin(ctx, { email, password }, token)
}

const invitationMs = dayMs

/** An invitation by another admin works for a day; the link of the first start works until the next one is printed. */
const isLate = async (tx: Tx, madeAt: Date, now: Date): Promise<boolean> =>
  !isRecent(madeAt, invitationMs, now) && (await countAdmins(tx)) > 0

async function createAdmin(
  ctx: Context,
  { email, password }: { email: string; password: string },
  token?: string,
): Promise<void> {
  const now = ctx.clock()
  const id = newAccountId()
  const passwordHash = await hashChosenPassword(password, [email])
  await withRetry(ctx.db, async (tx) => {
    if (token !== undefined) {
      const madeAt = await useSetupToken(tx, token)
      if (!madeAt || (await isLate(tx, madeAt, now))) throw refusal('forbidden.setup_link_used')
    }
    // One link creates one admin. This also voids links printed by earlier starts.
    await voidSetupToken(tx)
    await insertAccount(tx, {
      id,
      realm: 'admin',
      role: 'admin',
      org_id: null,
      email: email.toLowerCase(),
      name: 'Administrator',
      password_hash: passwordHash,
      wallet_address: null,
      created_at: now,
    })
    await appendAudit(ctx, tx, platformTrail, now, [{ actor: id, action: 'admin.created', subject: id }])
  })
}

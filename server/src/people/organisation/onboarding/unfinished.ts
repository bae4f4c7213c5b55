import { dayMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { blockNewHolds, isFree } from '../../../platform/retention/hold.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { forgetKeys } from '../../../proof/issuer/forget-keys.ts'
import { deleteAccounts } from '../../account/delete-accounts.ts'
import { type Account, findAccount } from '../../account/find-account.ts'

/*
 * An organisation whose application was never submitted is an unfinished sign-up. Nobody has proven its address, so it keeps nobody
 * from it who has: it gives way when somebody joins an organisation with that address, and is removed after some time.
 */

const keptMs = 30 * dayMs

/** What an organisation can have before its application is submitted. */
const ownTables = [
  'sealed_file',
  'time_zone',
  'public_contact',
  'chosen_verifier',
  'organisation_colour',
] as const

type HasClock = Pick<Context, 'clock'>

/** The organisation's account that has this address; undefined if only an unfinished sign-up has it. */
export async function holderOf(ctx: HasClock, tx: Tx, email: string): Promise<Account | undefined> {
  const account = await findAccount(tx, 'organisation', email)
  return account?.org_id && (await isUnfinished(ctx, tx, account.org_id)) ? undefined : account
}

/** Removes the unfinished sign-up with this address, if there is one, for the account that has proven it. */
export async function takeAddress(
  ctx: Context,
  tx: Tx,
  { email, accountId }: { email: string; accountId: string },
): Promise<void> {
  const account = await findAccount(tx, 'organisation', email)
  if (account?.org_id) await removeUnfinished(ctx, tx, account.org_id, accountId)
}

/** Removes unfinished sign-ups after 30 days. */
export async function purgeUnfinished(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const old = await ctx.db
    .selectFrom('organisation')
    .select('id')
    .where('status', '=', 'registered')
    .where('created_at', '<=', new Date(now.getTime() - keptMs))
    .where(isFree('organisation.id', now))
    .execute()
  for (const { id } of old) await withRetry(ctx.db, (tx) => removeUnfinished(ctx, tx, id, 'system'))
}

/** Locks the organisation, so that nobody submits its application in the meantime. Its trail stays. */
async function removeUnfinished(ctx: Context, tx: Tx, organisationId: string, actor: string): Promise<void> {
  await blockNewHolds(tx)
  if (!(await isUnfinished(ctx, tx, organisationId, { lock: true }))) return
  const files = await tx.selectFrom('sealed_file').select('id').where('org_id', '=', organisationId).execute()
  for (const table of ownTables) await tx.deleteFrom(table).where('org_id', '=', organisationId).execute()
  await tx.deleteFrom('organisation').where('id', '=', organisationId).execute()
  await forgetKeys(tx, organisationId)
  const accounts = await deleteAccounts(ctx, tx, organisationId)
  await appendAudit(ctx, tx, organisationId, ctx.clock(), [
    {
      actor,
      action: 'organisation.sign-up-removed',
      subject: organisationId,
      changed: [...accounts, ...files.map(({ id }) => id)],
    },
  ])
}

/** Whether nothing depends on this sign-up: no papers, no hold, no domain or statement about its key from an administrator. */
async function isUnfinished(
  ctx: HasClock,
  tx: Tx,
  organisationId: string,
  { lock = false } = {},
): Promise<boolean> {
  const now = ctx.clock()
  const found = await tx
    .selectFrom('organisation')
    .innerJoin('account', 'account.org_id', 'organisation.id')
    .select('organisation.id')
    .where('organisation.id', '=', organisationId)
    .where('organisation.status', '=', 'registered')
    .where(isFree('organisation.id', now))
    .where(isFree('account.id', now))
    .$if(lock, (q) => q.forUpdate('organisation'))
    .executeTakeFirst()
  if (!found) return false
  for (const table of ['proven_domain', 'organisation_key_event'] as const) {
    const row = tx.selectFrom(table).select('org_id').where('org_id', '=', organisationId).limit(1)
    if (await row.executeTakeFirst()) return false
  }
  return true
}

import { isPermitted, type MemberRole } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { readRole } from '../account/member-role.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { requireTeacher } from './require-teacher.ts'
import { holdLaunch, type Launch } from './take-answer.ts'

export interface ConnectedAccount {
  accountId: string
  email: string
  /** Whether they may currently prepare certificates of the whole organisation. */
  mayPrepare: boolean
}

type Person = Pick<Launch, 'subject'> & { platform: Pick<Launch['platform'], 'org_id' | 'id'> }

/** The organisation's account that a platform's person has connected; undefined for none, and if it no longer exists. */
export async function accountOfLaunch(
  db: Db | Tx,
  { platform, subject }: Person,
): Promise<ConnectedAccount | undefined> {
  const account = await db
    .selectFrom('learning_account')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'learning_account.account_id')
        .onRef('account.org_id', '=', 'learning_account.org_id'),
    )
    .select(['account.id', 'account.email', 'account.is_colleague'])
    .where('learning_account.org_id', '=', platform.org_id)
    .where('platform_id', '=', platform.id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!account) return undefined
  const role: MemberRole = account.is_colleague ? await readRole(db, platform.org_id, account.id) : 'owner'
  return { accountId: account.id, email: account.email, mayPrepare: isPermitted(role, 'prepare') }
}

/**
 * Connects the person who came from the platform with the signed-in account. Only for a teacher's launch, and an account of the
 * platform's organisation. Requires a fresh second factor if the account has one. Throws 'launch_failed', also if another
 * account is connected, or the launch has ended in the meantime (`holdLaunch`), and 'not_signed_in' if the session has.
 */
export async function connectAccount(
  ctx: Context,
  launch: Launch,
  caller: OrganisationCaller,
): Promise<void> {
  const { organisationId, accountId } = caller
  requireTeacher(launch)
  const { platform, subject } = launch
  if (organisationId !== platform.org_id) throw refusal('launch_failed.other_organisation')
  await requireFreshIfAny(ctx, caller)
  const now = ctx.clock()
  const person = { platform, subject }
  await withRetry(ctx.db, async (tx) => {
    await holdLaunch(tx, launch)
    await holdSession(tx, caller)
    const connected = await accountOfLaunch(tx, person)
    if (connected?.accountId === accountId) return
    if (connected) throw refusal('launch_failed.connected')
    const removed = await tx
      .deleteFrom('learning_account')
      .where('org_id', '=', organisationId)
      .where('platform_id', '=', platform.id)
      .where('subject', '=', subject)
      .returning('account_id')
      .execute()
    await tx
      .insertInto('learning_account')
      .values({
        org_id: organisationId,
        platform_id: platform.id,
        subject,
        account_id: accountId,
        created_at: now,
      })
      .execute()
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'account.learning-connected',
        subject: accountId,
        changed: removed.map(({ account_id }) => account_id),
        detail: { platform: platform.id },
      },
    ])
  })
}

/** Disconnects an account from all persons on learning platforms. The caller records the account's state. */
export async function disconnectAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('learning_account').where('account_id', '=', accountId).execute()
}

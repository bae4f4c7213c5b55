import type { Context, Tx } from '../../context.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { Account } from './find-account.ts'
import { organisationsOf } from './organisations-of.ts'
import { hasSecondFactor, readFactors } from './second-factor/factors.ts'
import { forgetFactors } from './second-factor/forget-factors.ts'
import { tellFactorChange } from './second-factor/notices.ts'
import { closeSessions } from './session/close-sessions.ts'
import { forgetAddresses } from './throttle/known-addresses.ts'

/**
 * Whether a student must prove that the mailbox is theirs before a session opens: once several organisations know them, because
 * any one of them may have given the account a password (readings R1), and must not see what another issues. Locks the account,
 * so that no organisation adds it before the transaction ends.
 */
export async function mustProveMailbox(
  tx: Tx,
  { id, realm }: Pick<Account, 'id' | 'realm'>,
): Promise<boolean> {
  if (realm !== 'student') return false
  const { mailbox_proven_at } = await tx
    .selectFrom('account')
    .select('mailbox_proven_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return mailbox_proven_at === null && (await organisationsOf(tx, [id])).length > 1
}

/** Notes that the person used something that was mailed to the account's email. */
export async function noteMailboxProven(tx: Tx, { id, email }: Account, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ mailbox_proven_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('realm', '=', 'student')
    .where('mailbox_proven_at', 'is', null)
    .execute()
}

/**
 * Notes that the person set a new password with a mailed code. Second factors from before may be those of somebody who had only
 * an organisation's word. So if several organisations know the person, they end. If one does, they stay, and the mailbox counts
 * as proven only once they are shown together with a mailed code.
 */
export async function noteProvenByReset(ctx: Context, tx: Tx, account: Account, now: Date): Promise<void> {
  if (account.realm !== 'student' || account.mailbox_proven_at) return
  if (hasSecondFactor(await readFactors(tx, account.id))) {
    if (!(await mustProveMailbox(tx, account))) return
    await forgetFactors(tx, account.id)
    await tellFactorChange(ctx, tx, account, 'factors-before-proof')
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: account.id, action: 'account.second-factors-forgotten', subject: account.id },
    ])
  }
  await noteMailboxProven(tx, account, now)
}

/**
 * Ends what was opened or asked for in these accounts with nothing but another organisation's word, because one more adds them.
 * The caller has locked them.
 */
export async function closeUnproven(
  ctx: Context,
  tx: Tx,
  accounts: readonly Pick<Account, 'id' | 'realm' | 'email'>[],
): Promise<void> {
  for (const account of accounts) {
    await closeSessions(ctx, tx, account)
    await forgetAddresses(tx, account.id)
    await ctx.followUps.unprovenAdded(ctx, tx, account.id)
  }
}

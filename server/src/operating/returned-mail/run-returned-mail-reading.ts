import type { Context } from '../../context.ts'
import { holdRole } from '../../platform/db/lease.ts'
import { runEvery } from '../../platform/run-every.ts'
import { readMailbox } from './read-mailbox.ts'

const everyMs = 60_000

/**
 * Once a minute, reads emails that came back, if the settings name a mailbox, in one process at a time (role 'returned-mail').
 */
export async function runReturnedMailReading(ctx: Context, signal: AbortSignal): Promise<void> {
  const { address, imap } = ctx.config.returnedMail ?? {}
  if (!address || !imap) return
  const text = 'Returned mails could not be read'
  await holdRole(
    ctx.database,
    'returned-mail',
    ({ signal }) =>
      runEvery(everyMs, { log: ctx.log, signal, text }, () => readMailbox(ctx, { address, imap }, signal)),
    { signal },
  )
}

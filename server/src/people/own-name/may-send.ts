import type { Db } from '../../context.ts'
import { MailFailed } from '../../platform/mail/mail.ts'
import { suspendedAmong } from '../organisation/suspended-among.ts'

/** Throws MailFailed while the organisation is suspended: nothing is sent on its behalf. */
export async function requireMaySend(db: Db, organisationId: string): Promise<void> {
  const suspended = await suspendedAmong(db, [organisationId])
  if (suspended.size > 0) throw new MailFailed('organisation_suspended', { isFinal: true })
}

import { dayMs } from '@credenza/schema'
import type { Insertable } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import { inForce, isRecent } from '../../../platform/in-force.ts'
import { isFree, purgeFree } from '../../../platform/retention/hold.ts'
import { isClaimed } from '../../account/claimed.ts'
import { type Account, findAccountById } from '../../account/find-account.ts'
import { tokenHash } from '../../account/session/tokens.ts'
import type { StudentTables } from '../tables.ts'

/** A link this recent is proof enough. An older one requires a code, emailed to the same mailbox. */
const youngMs = 7 * dayMs
const lifetimeMs = 90 * dayMs

/** The owner of a link. */
export interface LinkOwner {
  organisationId: string
  studentId: string | null
  accountId: string
  email: string
}

/** The row for a newly emailed token. */
export const linkRow = (
  { organisationId, studentId, accountId, email }: LinkOwner,
  token: string,
  now: Date,
): Insertable<StudentTables['student_invitation']> => ({
  token_hash: tokenHash(token),
  org_id: organisationId,
  student_id: studentId,
  account_id: accountId,
  email,
  mail_id: null,
  sent_at: now,
  expires_at: new Date(now.getTime() + lifetimeMs),
  accepted_at: null,
})

/** Puts the token behind '#', so that it reaches neither a server nor its log. */
export function welcomeUrl({ config }: Pick<Context, 'config'>, token: string, certificateId = ''): string {
  const certificate = certificateId && `&certificate=${certificateId}`
  return `${config.publicUrl}/student/welcome#token=${token}${certificate}`
}

/**
 * The account that the token can still give its first password. Undefined for an unknown or expired token, and for an account
 * that has a password or another email by now. `isYoung` says whether the link alone is enough.
 */
export async function findUnclaimed(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<{ account: Account; organisationId: string; isYoung: boolean } | undefined> {
  const link = await db
    .selectFrom('student_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where(inForce('expires_at', lifetimeMs, now))
    .executeTakeFirst()
  if (!link) return undefined
  const account = await findAccountById(db, link.account_id)
  if (account.email !== link.email || isClaimed(account)) return undefined
  const isYoung = isRecent(link.sent_at, youngMs, now)
  return { account, organisationId: link.org_id, isYoung }
}

/** Deletes links that have expired unused. */
export async function purgeLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await purgeFree(db, (tx) =>
    tx
      .deleteFrom('student_invitation')
      .where('expires_at', '<=', clock())
      .where('accepted_at', 'is', null)
      .where(isFree('student_invitation.org_id', clock()))
      .where(isFree('student_invitation.account_id', clock()))
      .execute(),
  )
}

import { dayMs } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import type { Chunk } from '../../../platform/acts/batch-kind.ts'
import type { Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { recent } from '../../../platform/in-force.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { erasedAmong } from '../../account/erased-among.ts'
import { newToken } from '../../account/session/tokens.ts'
import { displayNameOf, findOrganisation } from '../../organisation/find-organisation.ts'
import { archivedAmong } from '../archive/archived-students.ts'
import { lockStudents } from '../lock-students.ts'
import type { StudentRecord } from '../student-record.ts'
import { linkRow, welcomeUrl } from './links.ts'
import { mailInvitation } from './mail-invitation.ts'

/** The most emails to one person in a day from all issuers together. Each issuer may send one. */
const mostADay = 3

/**
 * Emails up to a chunk of students a link to their accounts, also those invited before. Refuses archived and erased students,
 * and those invited within the last day.
 */
export async function inviteChunk(
  ctx: Context,
  { accountId, organisationId, ids }: Chunk<null>,
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  const tokens = new Map(ids.map((id) => [id, newToken()]))
  return withRetry(ctx.db, async (tx) => {
    const { students, failed } = await lockStudents(tx, organisationId, ids)
    const refusalOf = await refusals(tx, organisationId, students, now)
    const invited: StudentRecord[] = []
    for (const student of students) {
      const why = refusalOf(student)
      if (why) failed.push({ id: student.id, why })
      else invited.push(student)
    }
    const result = { done: invited.map(({ id }) => id), failed }
    await alongside(tx, result)
    const organisationName = displayNameOf(await findOrganisation(tx, organisationId))
    for (const { id: studentId, account_id, name, email } of invited) {
      const token = tokens.get(studentId)!
      const url = welcomeUrl(ctx, token)
      const mail_id = await mailInvitation(ctx, tx, { organisationId, organisationName, name, email, url })
      const owner = { organisationId, studentId, accountId: account_id, email }
      await tx
        .insertInto('student_invitation')
        .values({ ...linkRow(owner, token, now), mail_id })
        .execute()
    }
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      invited.map(({ id }) => ({ actor: accountId, action: 'student.invited', subject: id })),
    )
    return result
  })
}

async function refusals(tx: Tx, organisationId: string, students: readonly StudentRecord[], now: Date) {
  const accounts = students.map((student) => student.account_id)
  // Locked, so that two issuers who invite the same person at once are counted one after the other.
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', anyOf(accounts))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const archived = await archivedAmong(
    tx,
    organisationId,
    students.map(({ id }) => id),
  )
  const erased = await erasedAmong(tx, accounts)
  const recent = await recentlyInvited(tx, organisationId, accounts, now)
  return ({ id, account_id }: StudentRecord) => {
    if (archived.has(id)) return sentence('student_archived')
    if (erased.has(account_id)) return sentence('student_erased')
    return recent.has(account_id) ? sentence('invited_recently') : undefined
  }
}

/** Which of these accounts this issuer, or too many issuers, invited within the last day. */
async function recentlyInvited(
  tx: Tx,
  organisationId: string,
  accounts: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('student_invitation')
    .select('account_id')
    .where('account_id', '=', anyOf(accounts))
    .where('mail_id', 'is not', null)
    .where(recent('sent_at', dayMs, now))
    .groupBy('account_id')
    .having(sql<boolean>`bool_or(org_id = ${organisationId}) OR count(*) >= ${mostADay}`)
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

import type { Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'

/**
 * Deletes a person's ids on learning platforms, and what was only proposed for them. What courses have awarded them stays among
 * the organisation's records, so that nobody is awarded twice.
 */
export async function forgetAwards(tx: Tx, accountId: string): Promise<void> {
  for (const organisationId of await organisationsOf(tx, [accountId])) {
    const gone = await tx
      .deleteFrom('course_award')
      .where('org_id', '=', organisationId)
      .where('student_id', 'in', (q) =>
        q
          .selectFrom('student')
          .select('id')
          .where('org_id', '=', organisationId)
          .where('account_id', '=', accountId),
      )
      .returningAll()
      .execute()
    // Two people on a platform can be the same student.
    const awarded = new Map(
      gone.flatMap((row) =>
        row.batch_id === null
          ? []
          : [[`${row.course_id} ${row.student_id}`, { ...row, subject: row.student_id }]],
      ),
    )
    if (awarded.size > 0)
      await tx
        .insertInto('course_award')
        .values([...awarded.values()])
        .execute()
  }
}

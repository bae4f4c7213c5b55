import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** A student as the holder of a certificate. */
export interface Recipient {
  /** The student's id at the issuer; null for somebody who is not one of its students. */
  studentId: string | null
  /** The person's account; its key seals the document. */
  accountId: string
  name: string
}

/** The organisation's own students among these ids, by id, who are not deleted before the transaction ends. */
export async function findRecipients(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, Recipient>> {
  const rows = await tx
    .selectFrom('student')
    .select(['id as studentId', 'name', 'account_id as accountId'])
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...new Set(ids)]))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(rows.map((row) => [row.studentId, row]))
}

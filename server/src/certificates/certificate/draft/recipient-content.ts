import type { CertificateDetails, RecipientContent, ResultLine } from '@credenza/schema'
import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'

/** What one recipient's certificate says instead of the batch's common content. */
export type OwnContent = Partial<{ title: string; details: CertificateDetails; results: ResultLine[] }>

interface BatchKey {
  organisationId: string
  batchId: string
}

/** Stores own content, of each recipient once, until the certificates are created. */
export async function keepRecipientContent(
  tx: Tx,
  { organisationId, batchId }: BatchKey,
  each: readonly RecipientContent[],
): Promise<void> {
  const rows = each.map(({ userId, title = '', details = null, courses = null }) => ({
    org_id: organisationId,
    batch_id: batchId,
    student_id: userId,
    title,
    details,
    courses,
  }))
  await insertRecords(tx, 'recipient_content', rows)
}

export async function contentOf(
  tx: Tx,
  { organisationId, batchId }: BatchKey,
  studentIds: readonly string[],
): Promise<Map<string, OwnContent>> {
  const rows = await tx
    .selectFrom('recipient_content')
    .select(['student_id', 'title', 'details', 'courses'])
    .where('org_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('student_id', '=', anyOf(studentIds))
    .execute()
  return new Map(
    rows.map(({ student_id, title, details, courses }) => [
      student_id,
      { ...(title !== '' && { title }), ...(details && { details }), ...(courses && { results: courses }) },
    ]),
  )
}

/** Deletes the content of recipients whose certificates now exist. */
export async function forgetContent(
  tx: Tx,
  { organisationId, batchId }: BatchKey,
  studentIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('recipient_content')
    .where('org_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('student_id', '=', anyOf(studentIds))
    .execute()
}

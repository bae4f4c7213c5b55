import type { Tx } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { CorrectionRequestRow } from '../tables.ts'

export const requestNotFound = () => refusal('not_found.request')

/**
 * An open request of a holder, locked until the transaction ends. Throws not_found when the organisation has none with
 * this id, and 'already_decided' when it is no longer open.
 */
export async function lockOpenRequest(
  tx: Tx,
  organisationId: string,
  requestId: string,
): Promise<CorrectionRequestRow> {
  const request = await tx
    .selectFrom('correction_request')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw requestNotFound()
  if (request.state !== 'open') {
    throw refusal('already_decided.correction_request')
  }
  return request
}

/** Writes the outcome of a request. */
export async function closeRequest(
  tx: Tx,
  { org_id, id }: Pick<CorrectionRequestRow, 'org_id' | 'id'>,
  outcome: Pick<CorrectionRequestRow, 'state' | 'decided_at'> &
    Partial<Pick<CorrectionRequestRow, 'answer' | 'corrected_by'>>,
): Promise<void> {
  await tx
    .updateTable('correction_request')
    .set(outcome)
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
}

import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { ApprovalTables } from './tables.ts'

export type ApprovalRequestRow = Selectable<ApprovalTables['approval_request']>

/** An organisation's request; `lock` stops everybody else from changing it until the transaction ends. Throws not_found. */
export const findRequest = (db: Db | Tx, organisationId: string, id: string, { lock = false } = {}) =>
  onlyRow(
    db.selectFrom('approval_request').selectAll().where('org_id', '=', organisationId).where('id', '=', id),
    {
      lock,
      missing: () => refusal('not_found.approval'),
    },
  )

/** Signers can still act on a request in one of these states. */
export const pendingStates: readonly ApprovalRequestRow['state'][] = ['open', 'changed']

/** Throws approval_ended unless the request is still pending. */
export function requirePending({ state }: ApprovalRequestRow): void {
  if (!pendingStates.includes(state)) throw refusal('approval_ended')
}

export async function updateRequest(
  tx: Tx,
  { org_id, id }: Pick<ApprovalRequestRow, 'org_id' | 'id'>,
  change: Partial<
    Pick<
      ApprovalRequestRow,
      'state' | 'types' | 'digest' | 'round' | 'total' | 'waiting' | 'removed' | 'rejected_by' | 'reason'
    >
  > & { demands?: string },
): Promise<void> {
  await tx
    .updateTable('approval_request')
    .set(change)
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
}

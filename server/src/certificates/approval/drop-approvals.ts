import type { Context, Tx } from '../../context.ts'
import { lockLiveItems } from './lock-live-items.ts'
import { markChanged } from './mark-changed.ts'

/** Withdraws the approvals of open requests that contain one of these certificates, because it was changed or deleted. */
export async function dropApprovals(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<void> {
  const items = await lockLiveItems(tx, organisationId, certificateIds)
  const requests = new Set(items.map(({ request }) => request))
  await markChanged(
    ctx,
    tx,
    [...requests].filter(({ state }) => state === 'open'),
  )
}

/** Like `dropApprovals`, for all unsigned certificates of a student. */
export async function dropApprovalsOfStudent(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  studentId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('student_id', '=', studentId)
    .where('signed_at', 'is', null)
    .execute()
  await dropApprovals(
    ctx,
    tx,
    organisationId,
    rows.map(({ id }) => id),
  )
}

import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { type ApprovalRequestRow, pendingStates } from './request-row.ts'

export interface LiveItem {
  certificateId: string
  digest: Uint8Array
  request: ApprovalRequestRow
}

/**
 * Finds which of these certificates are in an open request, with the requests, and locks these until the transaction ends. A
 * certificate is in at most one.
 */
export async function lockLiveItems(
  tx: Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<LiveItem[]> {
  const items = await tx
    .selectFrom('approval_item')
    .select(['request_id', 'certificate_id', 'digest'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  if (items.length === 0) return []
  const requests = await tx
    .selectFrom('approval_request')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...new Set(items.map((item) => item.request_id))]))
    .where('state', 'in', pendingStates)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(requests.map((request) => [request.id, request]))
  return items.flatMap(({ request_id, certificate_id, digest }) => {
    const request = byId.get(request_id)
    return request ? [{ certificateId: certificate_id, digest, request }] : []
  })
}

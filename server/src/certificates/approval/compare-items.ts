import type { Tx } from '../../context.ts'
import { readDigests } from './read-said.ts'
import type { ApprovalRequestRow } from './request-row.ts'

/** How a request's certificates differ from what the signers were shown. A signed certificate counts as unchanged. */
export interface Differences {
  /** Every item as it is now. */
  items: { certificate_id: string; digest: Uint8Array; isSigned: boolean; category: string }[]
  changed: string[]
  gone: string[]
}

/** Reads all certificates of a request, in the order of their ids. */
export async function compareItems(
  tx: Tx,
  { org_id: organisationId, id, salt }: Pick<ApprovalRequestRow, 'org_id' | 'id' | 'salt'>,
): Promise<Differences> {
  const rows = await tx
    .selectFrom('approval_item')
    .select(['certificate_id', 'digest'])
    .where('org_id', '=', organisationId)
    .where('request_id', '=', id)
    .orderBy('certificate_id')
    .execute()
  const before = new Map(rows.map((row) => [row.certificate_id, row.digest]))
  const items: Differences['items'] = []
  for await (const drafts of readDigests(tx, { organisationId, salt, ids: [...before.keys()] }))
    for (const { id: certificate_id, digest, isSigned, said } of drafts)
      items.push({
        certificate_id,
        digest: isSigned ? before.get(certificate_id)! : digest,
        isSigned,
        category: said.categoryName,
      })
  const found = new Set(items.map((item) => item.certificate_id))
  return {
    items,
    changed: items
      .filter(({ certificate_id, digest }) => !Buffer.from(digest).equals(before.get(certificate_id)!))
      .map((item) => item.certificate_id),
    gone: [...before.keys()].filter((certificateId) => !found.has(certificateId)),
  }
}

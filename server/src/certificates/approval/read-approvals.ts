import type { Db } from '../../context.ts'

/** The signed approvals of a digest (64 hexadecimal digits), oldest first. */
export async function approvalsOfDigest(db: Db, organisationId: string, digest: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('approval')
    .select('document')
    .where('org_id', '=', organisationId)
    .where('approved', '=', Buffer.from(digest, 'hex'))
    .orderBy('created_at')
    .execute()
  return rows.map(({ document }): unknown => JSON.parse(document))
}

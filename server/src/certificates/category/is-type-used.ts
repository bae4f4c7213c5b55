import type { Tx } from '../../context.ts'

/**
 * Whether an organisation has ever had certificates of a type, whatever became of them: the counts of a type stay when they
 * drop to zero. So nothing that was made for such certificates, such as a request for approval, is about a type that is unused.
 */
export async function isTypeUsed(tx: Tx, organisationId: string, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('certificate_count')
    .select('category_name')
    .where('org_id', '=', organisationId)
    .where('category_name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

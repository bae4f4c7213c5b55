import type { Alignment } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'

/** What an organisation's categories correspond to, by their ids; those without alignments are left out. */
export async function alignmentsOf(db: Db | Tx, organisationId: string): Promise<Map<string, Alignment[]>> {
  const rows = await db
    .selectFrom('category_alignment')
    .select(['category_id', 'alignments'])
    .where('org_id', '=', organisationId)
    .execute()
  return new Map(rows.map(({ category_id, alignments }) => [category_id, alignments]))
}

interface Key {
  organisationId: string
  categoryId: string
}

/** Replaces a category's alignments. Certificates keep those with which they were created. */
export async function replaceAlignments(
  tx: Tx,
  { organisationId, categoryId }: Key,
  alignments: Alignment[],
) {
  await forgetAlignments(tx, { organisationId, categoryId })
  if (alignments.length > 0)
    await tx
      .insertInto('category_alignment')
      .values({
        org_id: organisationId,
        category_id: categoryId,
        alignments: JSON.stringify(alignments),
      })
      .execute()
}

export async function forgetAlignments(tx: Tx, { organisationId, categoryId }: Key): Promise<void> {
  await tx
    .deleteFrom('category_alignment')
    .where('org_id', '=', organisationId)
    .where('category_id', '=', categoryId)
    .execute()
}

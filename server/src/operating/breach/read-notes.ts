import type { BreachNote } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'

/** The notes of a breach case, oldest first. */
export async function readNotes(db: Db | Tx, caseId: string): Promise<BreachNote[]> {
  const rows = await db
    .selectFrom('breach_note')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    text: row.text,
    authorityToldAt: row.authority_told_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }))
}

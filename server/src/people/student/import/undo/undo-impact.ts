import type { Db, Tx } from '../../../../context.ts'
import type { Reach } from '../../../../platform/http/access.ts'
import { sum } from '../../../../platform/sum.ts'
import { type Loss, whatWouldBeLost } from '../../delete/what-would-be-lost.ts'
import { addedStudents } from './added-students.ts'

const pageSize = 5_000

export interface UndoImpact {
  total: number
  /** How many students stay, by what would be lost with them. */
  kept: Map<Loss, number>
  removable: number
}

/** What undoing an import would do to the students within reach that it added. */
export async function readUndoImpact(
  db: Db | Tx,
  reach: Reach,
  importId: string,
  now: Date,
): Promise<UndoImpact> {
  const kept = new Map<Loss, number>()
  let total = 0
  for (let after = ''; ; ) {
    const page = await addedStudents(db, reach, importId)
      .select(['student.id', 'student.account_id', 'student.created_at'])
      .where('student.id', '>', after)
      .orderBy('student.id')
      .limit(pageSize)
      .execute()
    total += page.length
    const lost = await whatWouldBeLost(db, reach.organisationId, page, now)
    for (const loss of lost.values()) kept.set(loss, (kept.get(loss) ?? 0) + 1)
    if (page.length < pageSize) break
    after = page.at(-1)!.id
  }
  const keptCount = sum([...kept.values()])
  return { total, kept, removable: total - keptCount }
}

import type { Tx } from '../../context.ts'
import type { ApiError } from '../../platform/http/api-error.ts'
import type { BatchRow } from './read-batches.ts'

export const endedOf = ({ done, failed }: BatchRow): number => done + failed

/** Stores the pace of a batch's last chunk, or what the batch waits for. While it waits, it keeps its earlier pace. */
export async function notePace(
  tx: Tx,
  { org_id, id }: BatchRow,
  { perSecond, waitsFor }: { perSecond: number; waitsFor: ApiError | undefined },
): Promise<void> {
  await tx
    .updateTable('batch')
    .set({
      waits_for: waitsFor ? JSON.stringify(waitsFor.sentence) : null,
      // An undo starts counting from zero.
      ...(perSecond > 0 && { per_second: perSecond }),
    })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
}

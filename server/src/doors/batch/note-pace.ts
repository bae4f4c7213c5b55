import type { Tx } from '../../context.ts'
import type { ApiError } from '../../platform/http/api-error.ts'
import type { BatchRow } from './read-batches.ts'

export const endedOf = ({ done, failed }: BatchRow): number => done + failed

/** Notes the pace of a batch's last chunk, or what it waits for. While it waits, its earlier pace stays. */
export async function notePace(
  tx: Tx,
  { org_id, id }: BatchRow,
  { perSecond, waitsFor }: { perSecond: number; waitsFor: ApiError | undefined },
): Promise<void> {
  await tx
    .updateTable('batch')
    .set({
      waits_for: waitsFor ? JSON.stringify(waitsFor.sentence) : null,
      // Recalling counts from zero again.
      ...(perSecond > 0 && { per_second: perSecond }),
    })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
}

import type { Context } from '../../context.ts'
import { fileOverBefore } from '../../platform/acts/batch-kind.ts'
import { isFree, purgeFree } from '../../platform/retention/hold.ts'

/** Deletes the pieces of files that are no longer offered. */
export async function purgeExports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await purgeFree(db, (tx) =>
    tx
      .deleteFrom('export_piece')
      .using('batch')
      .whereRef('batch.org_id', '=', 'export_piece.org_id')
      .whereRef('batch.id', '=', 'export_piece.batch_id')
      .where('batch.ended_at', '<=', fileOverBefore(clock()))
      .where(isFree('export_piece.org_id', clock()))
      .execute(),
  )
}

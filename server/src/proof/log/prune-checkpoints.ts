import { dayMs } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** Checkpoints are deleted once they are a day old. Those older than eight days were looked at before. */
const pruned = { from: 8 * dayMs, to: dayMs }

/**
 * Deletes checkpoints that no anchor records, with their cosignatures, a day after they were signed: a busy log has several a
 * second. Every leaf that they cover is also in the next anchored one, which stays, as does the newest of each log. A log only
 * grows, so a deleted size is never signed again.
 */
export async function pruneCheckpoints({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  await sql`
    WITH gone AS (
      DELETE FROM log_checkpoint AS old
      WHERE created_at BETWEEN ${new Date(now - pruned.from)} AND ${new Date(now - pruned.to)}
        AND EXISTS (SELECT FROM log_checkpoint AS later WHERE later.log = old.log AND later.size > old.size)
        AND NOT EXISTS (SELECT FROM anchor WHERE old.log = 'certificates' AND certificates_size = old.size)
        AND NOT EXISTS (SELECT FROM anchor WHERE old.log = 'statements' AND statements_size = old.size)
      RETURNING log, size)
    DELETE FROM log_cosignature USING gone
    WHERE log_cosignature.log = gone.log AND log_cosignature.size = gone.size`.execute(db)
}

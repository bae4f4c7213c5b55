import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { eraseAs } from './erase-documents.ts'
import { runErasePerson } from './erase-person.job.ts'
import { findHoldOver } from './find-hold-over.ts'
import { type ErasureMarker, readMarkers } from './markers.ts'

/**
 * Repeats erasures that a restored backup has undone: those with a marker beside the backups that this database does not know.
 * Returns how many. Running it twice is safe: the second time the database knows them.
 */
export async function replayErasures(ctx: Context): Promise<number> {
  let replayed = 0
  for (const marker of await readMarkers(ctx)) {
    if (!(await isRevived(ctx, marker))) continue
    const { accountId, of } = marker
    if (of === 'person') await erasePerson(ctx, accountId)
    else await withRetry(ctx.db, (tx) => eraseAs(ctx, tx, 'system', accountId))
    replayed++
  }
  return replayed
}

const actions = { person: 'person.erased', documents: 'person.documents-erased' } as const

/** Whether the person exists, and no later entry says that the erasure was done. A hold postpones it. */
async function isRevived({ db, clock }: Context, { accountId, of, at }: ErasureMarker): Promise<boolean> {
  const person = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_entry')
            .select('seq')
            .where('org_id', '=', platformTrail)
            .where('subject', '=', accountId)
            .where('action', 'in', [actions.person, actions[of]])
            .where('at', '>=', new Date(at)),
        ),
      ),
    )
    .executeTakeFirst()
  return person !== undefined && !(await findHoldOver(db, accountId, clock()))
}

async function erasePerson(ctx: Context, accountId: string): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await askAgain(ctx, tx, accountId)
    await runErasePerson(ctx, tx, { accountId })
  })
}

/** Requests the erasure again without a window: that for cancelling it is long over. */
async function askAgain(ctx: Context, tx: Tx, accountId: string): Promise<void> {
  const now = ctx.clock()
  await tx
    .insertInto('erasure')
    .values({ account_id: accountId, asked_at: now, due_at: now, done_at: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ due_at: now }))
    .execute()
  await appendAudit(ctx, tx, platformTrail, now, [
    { actor: 'system', action: 'person.erasure-asked', subject: accountId },
  ])
}

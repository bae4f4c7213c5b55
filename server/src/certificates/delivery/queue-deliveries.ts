import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { newTenantId } from '../../platform/ids.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { patienceMs } from '../../platform/mail/outbox.ts'
import type { Deliverable } from './deliverable.ts'
import { sendDelivery } from './send-delivery.job.ts'
import type { Occasion } from './tables.ts'

/**
 * Queues one email per certificate. With `again`, also for those sent before, unless the same act asked for them. Writes rows
 * in a fixed order, so that two calls wait for each other instead of deadlocking.
 */
export async function queueDeliveries(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  organisationId: string,
  certificates: readonly Deliverable[],
  { occasion, act, again }: { occasion: Occasion; act: string; again: boolean },
): Promise<void> {
  if (certificates.length === 0) return
  const now = ctx.clock()
  const ordered = certificates.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const searches = ordered.map(({ user_name, email, title }) => searchText([user_name, email, title]))
  const { rows } = await sql<{ id: string; round: number }>`
    INSERT INTO delivery (org_id, id, certificate_id, occasion, act, state, round, attempts, email, search,
      queued_at, sent_at, give_up_at)
    SELECT ${organisationId}, wanted.id, wanted.certificate_id, ${occasion}, ${act}, 'waiting', 1, 0, wanted.email,
      wanted.search, ${now}::timestamptz, NULL, ${new Date(now.getTime() + patienceMs)}::timestamptz
    FROM unnest(${ordered.map(() => newTenantId('dlv', organisationId))}::text[],
      ${ordered.map((row) => row.id)}::text[], ${ordered.map((row) => row.email)}::text[], ${searches}::text[])
      AS wanted (id, certificate_id, email, search)
    ON CONFLICT (org_id, certificate_id, occasion) DO UPDATE
    SET act = excluded.act, state = 'waiting', round = delivery.round + 1, attempts = 0, failure = NULL,
      email = excluded.email, search = excluded.search, queued_at = excluded.queued_at,
      give_up_at = excluded.give_up_at
    WHERE ${sql.lit(again)} AND delivery.act <> excluded.act
    RETURNING id, round`.execute(tx)
  await enqueueSending(ctx, tx, organisationId, rows)
}

/** One job per mail, so that each is retried separately. */
export async function enqueueSending(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  organisationId: string,
  rows: readonly { id: string; round: number }[],
): Promise<void> {
  const perInsert = 1_000
  for (let from = 0; from < rows.length; from += perInsert) {
    const some = rows.slice(from, from + perInsert)
    await jobs.enqueueAll(
      tx,
      sendDelivery,
      some.map(({ id, round }) => ({ organisationId, deliveryId: id, round })),
    )
  }
}

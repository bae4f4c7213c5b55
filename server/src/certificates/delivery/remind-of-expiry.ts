import { dayMs, hourMs } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { suspendedAmong } from '../../people/organisation/suspended-among.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { runEvery } from '../../platform/run-every.ts'
import { openTo } from '../certificate/state-sql.ts'
import { deliverableOf } from './deliverable.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { standardSettings } from './standard-settings.ts'

/** Certificates per transaction. */
const chunkSize = 500

/** A reminder is due when at most `days` and at least `notUnder` days are left. */
const reminders = [
  { occasion: 'expiry-30', days: 30, notUnder: 8 },
  { occasion: 'expiry-7', days: 7, notUnder: 0 },
] as const

type Reminder = (typeof reminders)[number]

/**
 * Queues the reminders that are due. They are late if the server was down or the issuer suspended; a certificate accepted after
 * a reminder's day does not get it. Running it twice, or in two processes at once, is safe: a certificate has one delivery per
 * reminder.
 */
export async function remindOfExpiry(ctx: Context): Promise<void> {
  for (const reminder of reminders) {
    let due = await dueFor(ctx, reminder, '')
    while (due.length > 0) {
      await queueReminders(ctx, reminder, due)
      due = await dueFor(ctx, reminder, due.at(-1)!.id)
    }
  }
}

interface Due {
  org_id: string
  id: string
}

async function queueReminders(ctx: Context, { occasion }: Reminder, due: readonly Due[]): Promise<void> {
  const byIssuer = Map.groupBy(due, (row) => row.org_id)
  const suspended = await suspendedAmong(ctx.db, [...byIssuer.keys()])
  for (const [organisationId, rows] of byIssuer) {
    if (suspended.has(organisationId)) continue
    await withRetry(ctx.db, async (tx) => {
      const ids = rows.map((row) => row.id)
      const certificates = await deliverableOf(tx, organisationId, ids)
      await queueDeliveries(ctx, tx, organisationId, certificates, { occasion, act: 'expiry', again: false })
    })
  }
}

async function dueFor(ctx: Context, { occasion, days, notUnder }: Reminder, after: string): Promise<Due[]> {
  const dayIn = (count: number) => new Date(ctx.clock().getTime() + count * dayMs).toISOString().slice(0, 10)
  const { rows } = await sql<Due>`
    SELECT certificate.org_id, certificate.id FROM certificate
    LEFT JOIN delivery_settings AS chosen ON chosen.org_id = certificate.org_id
    WHERE certificate.valid_until BETWEEN ${dayIn(notUnder)} AND ${dayIn(days)} AND certificate.valid_until <> ''
      AND ${openTo('deliver')}
      AND to_char(certificate.decided_at AT TIME ZONE 'UTC' + ${days} * interval '1 day', 'YYYY-MM-DD') < certificate.valid_until
      AND coalesce((chosen.settings ->> 'remindBeforeExpiry')::boolean, ${standardSettings.remindBeforeExpiry})
      AND certificate.id > ${after}
      AND NOT EXISTS (SELECT 1 FROM delivery WHERE delivery.org_id = certificate.org_id
        AND delivery.certificate_id = certificate.id AND delivery.occasion = ${occasion})
    ORDER BY certificate.id LIMIT ${chunkSize}`.execute(ctx.db)
  return rows
}

/** Runs at once and then every hour. */
export const runExpiryReminders = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Reminders wait for now' }, () => remindOfExpiry(ctx))

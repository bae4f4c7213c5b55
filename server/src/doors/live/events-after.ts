import { isPermitted, type LiveEvent } from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isSubjectWithin } from '../../certificates/reach/subject-within.ts'
import type { Context } from '../../context.ts'
import { rightsOfAccount } from '../../people/account/memberships.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

/** The most entries that are read at once. */
export const eventsPage = 500

/** What only those read who oversee the organisation: when its people signed in, and how, and who exported the trail. */
const overseen = sql`split_part(action, '.', 1) IN ('account', 'audit')`

/** The action with which an organisation's streams end. */
export const suspended = 'organisation.suspended'

/** An entry of the audit trail, and whether its reader may see it or it ends the stream. */
export interface ReadEvent extends LiveEvent {
  isShown: boolean
}

/**
 * The number of the last entry that the reader has: what Last-Event-ID says, otherwise the newest. Also the newest if there is no
 * such entry yet, as after a restore, because a reader that waited for it would miss those before.
 */
export async function startAfter(
  ctx: Context,
  request: FastifyRequest,
  organisationId: string,
): Promise<number> {
  const last = request.headers['last-event-id']
  if (last !== undefined && !(typeof last === 'string' && /^\d{1,15}$/.test(last)))
    throw refusal('malformed.last_event_id')
  const head = await ctx.db
    .selectFrom('audit_head')
    .select('seq')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return Math.min(Number(last ?? Infinity), Number(head?.seq ?? 0))
}

/** Up to a page of the entries after this number, oldest first. */
export async function eventsAfter(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  seq: number,
): Promise<ReadEvent[]> {
  // Read each time, because people change roles and departments while a stream is open.
  const { memberRole, departments } = await rightsOfAccount(ctx.db, organisationId, accountId)
  const isWithin = isSubjectWithin({ organisationId, departments }, 'audit_entry.subject')
  const isReadable = isPermitted(memberRole, 'oversee') ? isWithin : sql`(NOT ${overseen} AND ${isWithin})`
  const rows = await ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'action', 'subject', 'detail'])
    .select(sql<boolean>`(action = ${suspended} OR ${isReadable})`.as('isShown'))
    .where('org_id', '=', organisationId)
    .where('seq', '>', String(seq))
    .where('action', '!=', stateRecorded)
    .orderBy('seq')
    .limit(eventsPage)
    .execute()
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: row.at.toISOString() }))
}

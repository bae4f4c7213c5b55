import type { AuditAction } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { entryHash, genesisHash } from './entry-hash.ts'
import { headMac, isHeadMac } from './head-mac.ts'
import type { AuditDetail } from './tables.ts'

export interface NewAuditEntry {
  /** Account or role that acted: 'acc_…', or 'system' for a job. */
  actor: string
  /** What happened, e.g. 'certificate.signed'. */
  action: AuditAction | typeof stateRecorded
  /** The id of what it happened to. The entry also records what the tables hold about it at that moment. */
  subject: string
  /** Set if the event changed nothing that is recorded: the entry then carries no state. */
  leavesState?: true
  /** Other subjects of this trail whose state the event changed. Each gets an entry of its own that no list or stream shows. */
  changed?: readonly string[]
  /** Nothing personal: the trail can never be erased. */
  detail?: AuditDetail
}

/** The part of the context that writing an entry needs. */
export type TrailContext = Pick<Context, 'keys' | 'recorded'>

/** Action of an entry that only records what the tables hold about its subject. It is never shown as an event. */
export const stateRecorded = 'state.recorded' as const

/** The trail for events of the deployment itself, rather than of one organisation. */
export const platformTrail = 'platform'

/**
 * Appends entries to an organisation's hash chain inside the caller's transaction, so that an event and its record
 * commit or roll back together. Locks the chain's head until the transaction ends, so call it last. Wakes the live
 * streams on commit.
 */
export async function appendAudit(
  ctx: TrailContext,
  tx: Tx,
  organisationId: string,
  at: Date,
  events: readonly NewAuditEntry[],
): Promise<void> {
  if (events.length === 0) return
  const entries = events.flatMap(withChanged)
  const head = (await lockHead(tx, organisationId)) ?? (await firstHead(ctx, tx, organisationId))
  const isOurs = isHeadMac(ctx, { organisationId, seq: BigInt(head.seq), hash: head.hash }, head.mac)

  // Read after taking the lock, so that the second of two writers of a subject sees what the first committed.
  const told = entries.filter(
    (entry) => !entry.leavesState && ctx.recorded.isRecordedIn(organisationId, entry.subject),
  )
  const states = await ctx.recorded.digests(
    tx,
    organisationId,
    told.map(({ subject }) => subject),
  )

  let seq = BigInt(head.seq)
  let previous = head.hash
  const rows = entries.map((entry) => {
    seq += 1n
    const { detail = {} } = entry
    const state = entry.leavesState ? null : (states.get(entry.subject) ?? null)
    previous = entryHash(previous, { organisationId, seq, at, ...entry, detail, state })
    return { seq: String(seq), ...entry, detail: JSON.stringify(detail), state, hash: previous }
  })

  // With RETURNING, because otherwise Citus sends the rows with COPY, and may commit that without preparing it first.
  await sql`
    INSERT INTO audit_entry (org_id, at, seq, actor, action, subject, detail, state, hash)
    SELECT ${organisationId}, ${at}, * FROM unnest(
      ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.actor)}::text[],
      ${rows.map((row) => row.action)}::text[], ${rows.map((row) => row.subject)}::text[],
      ${rows.map((row) => row.detail)}::jsonb[], ${rows.map((row) => row.state)}::bytea[],
      ${rows.map((row) => row.hash)}::bytea[])
    RETURNING 1`.execute(tx)
  // If the head's MAC is not ours, keep it invalid; a new MAC would vouch for a rewritten trail.
  const mac = isOurs ? headMac(ctx, { organisationId, seq, hash: previous }) : head.mac
  await tx
    .updateTable('audit_head')
    .set({ seq: String(seq), hash: previous, mac })
    .where('org_id', '=', organisationId)
    .execute()
  await sql`SELECT pg_notify('audit', ${organisationId})`.execute(tx)
}

const lockHead = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('audit_head')
    .select(['seq', 'hash', 'mac'])
    .where('org_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Creates the head of an organisation's trail and locks it. Of two simultaneous callers, the second waits for the first and
 * continues from its head.
 */
async function firstHead(ctx: Pick<Context, 'keys'>, tx: Tx, organisationId: string) {
  const mac = headMac(ctx, { organisationId, seq: 0n, hash: genesisHash })
  await tx
    .insertInto('audit_head')
    .values({ org_id: organisationId, seq: '0', hash: genesisHash, mac })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lockHead(tx, organisationId))!
}

/** The entry itself, and one for each other subject that it changed. */
function withChanged({ changed = [], ...entry }: NewAuditEntry): Omit<NewAuditEntry, 'changed'>[] {
  const { actor } = entry
  return [entry, ...changed.map((subject) => ({ actor, action: stateRecorded, subject }) as const)]
}

/** Records the state of subjects of one trail, after a change that nobody needs to see as an event. Call it last. */
export const recordState = (
  ctx: TrailContext,
  tx: Tx,
  trail: string,
  at: Date,
  subjects: readonly string[],
): Promise<void> =>
  appendAudit(
    ctx,
    tx,
    trail,
    at,
    subjects.map((subject) => ({ actor: 'system', action: stateRecorded, subject })),
  )

/** Like `recordState`, for subjects of several organisations, each in the trail that its id names. */
export async function recordTenantState(
  ctx: TrailContext,
  tx: Tx,
  at: Date,
  subjects: readonly string[],
): Promise<void> {
  const byTrail = Map.groupBy(subjects, (id) => `org_${id.split('_')[1]}`)
  for (const trail of [...byTrail.keys()].sort()) await recordState(ctx, tx, trail, at, byTrail.get(trail)!)
}

import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { entryHash, genesisHash } from './entry-hash.ts'
import type { AuditDetail } from './tables.ts'

export interface NewAuditEntry {
  /** Account or role that acted: 'acc_…', or 'system' for a job. */
  actor: string
  /** What happened, e.g. 'certificate.signed'. */
  action: string
  /** What it happened to: an id. */
  subject: string
  /** Nothing personal: the trail can never be erased. */
  detail?: AuditDetail
}

/** The chain of events that belong to the deployment and not to one organisation. */
export const platformTrail = 'platform'

/**
 * Appends entries to an organisation's hash chain inside the caller's transaction, so that an event and its record
 * stand or fall together. Locks the chain's head until the transaction ends: call it last. Wakes the live streams
 * on commit.
 */
export async function appendAudit(
  tx: Tx,
  organisationId: string,
  at: Date,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_head')
    .values({ org_id: organisationId, seq: '0', hash: genesisHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const head = await tx
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('org_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow()

  let seq = BigInt(head.seq)
  let previous = head.hash
  const rows = entries.map((entry) => {
    seq += 1n
    const detail = entry.detail ?? {}
    previous = entryHash(previous, { organisationId, seq, at, ...entry, detail })
    return { seq: String(seq), ...entry, detail: JSON.stringify(detail), hash: previous }
  })

  await sql`
    INSERT INTO audit_entry (org_id, at, seq, actor, action, subject, detail, hash)
    SELECT ${organisationId}, ${at}, * FROM unnest(
      ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.actor)}::text[],
      ${rows.map((row) => row.action)}::text[], ${rows.map((row) => row.subject)}::text[],
      ${rows.map((row) => row.detail)}::jsonb[], ${rows.map((row) => row.hash)}::bytea[])`.execute(tx)
  await tx
    .updateTable('audit_head')
    .set({ seq: String(seq), hash: previous })
    .where('org_id', '=', organisationId)
    .execute()
  await sql`SELECT pg_notify('audit', ${organisationId})`.execute(tx)
}

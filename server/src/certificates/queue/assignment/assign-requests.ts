import type { AssignRequest } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import type { BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { inChunks } from '../../reach/act-within.ts'
import { lockInQueues } from '../find-in-queues.ts'

/**
 * Assigns requests in the verifier's queues to one of its people, or to nobody. Colleagues who are not assigned can still
 * decide; the first decision wins. Throws 'invalid' for somebody without an account at the verifier.
 */
export async function assignRequests(
  ctx: Context,
  caller: OrganisationCaller,
  { certificateIds, assigneeId }: AssignRequest,
): Promise<BulkResult> {
  const now = ctx.clock()
  const call = { ...caller, permission: 'review' as const }
  return inChunks(ctx, { ids: [...new Set(certificateIds)], call }, ({ ids }, alongside) =>
    withRetry(ctx.db, async (tx) => {
      const visible = await lockInQueues(tx, caller.organisationId, ids, 'KEY SHARE')
      const failed = ids
        .filter((id) => !visible.has(id))
        .map((id) => ({ id, why: sentence('not_found.certificate') }))
      const done = [...visible]
      await alongside(tx, { done, failed })
      await assignAll(ctx, tx, now, caller, done, assigneeId)
      return { done, failed }
    }),
  )
}

async function assignAll(
  ctx: Context,
  tx: Tx,
  now: Date,
  { organisationId, accountId }: OrganisationCaller,
  certificateIds: readonly string[],
  assigneeId: string | null,
): Promise<void> {
  const { changed, entry } =
    assigneeId === null
      ? {
          changed: await unassign(tx, organisationId, certificateIds),
          entry: { action: 'request.unassigned' as const },
        }
      : {
          changed: await assign(tx, now, organisationId, certificateIds, assigneeId),
          entry: { action: 'request.assigned' as const, detail: { assignee: assigneeId } },
        }
  await appendAudit(
    ctx,
    tx,
    organisationId,
    now,
    changed.map((row) => ({ actor: accountId, subject: row.certificate_id, ...entry })),
  )
}

async function assign(
  tx: Tx,
  now: Date,
  organisationId: string,
  certificateIds: readonly string[],
  assigneeId: string,
) {
  await requireColleague(tx, organisationId, assigneeId)
  const { rows } = await sql<{ certificate_id: string }>`
    INSERT INTO assignment (org_id, certificate_id, assignee_id, assigned_at)
    SELECT ${organisationId}, id, ${assigneeId}, ${now} FROM unnest(${certificateIds}::text[]) AS request (id) ORDER BY id
    ON CONFLICT (org_id, certificate_id) DO UPDATE
    SET assignee_id = excluded.assignee_id, assigned_at = excluded.assigned_at
    WHERE assignment.assignee_id <> excluded.assignee_id
    RETURNING certificate_id`.execute(tx)
  return rows
}

const unassign = (tx: Tx, organisationId: string, certificateIds: readonly string[]) =>
  tx
    .deleteFrom('assignment')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .returning('certificate_id')
    .execute()

/** Locks the colleague, so that nothing is assigned to somebody who is being removed. */
async function requireColleague(tx: Tx, organisationId: string, assigneeId: string): Promise<void> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', assigneeId)
    .where('org_id', '=', organisationId)
    .forKeyShare()
    .executeTakeFirst()
  if (found) return
  throw fieldRefusal('assigneeId', 'invalid.assignee')
}

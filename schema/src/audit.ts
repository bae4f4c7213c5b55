import { z } from 'zod'
import { batch } from './batch.ts'
import { date } from './date.ts'
import { listAnswer, listQuery, success } from './envelope.ts'

/** GET /api/admin/audit and, as CSV, /api/admin/audit/export. Dates are calendar days, inclusive. */
export const auditQuery = listQuery(['at']).extend({
  trail: z.string().max(60).optional(),
  /** The id of what the entry is about. */
  subject: z.string().max(100).optional(),
  actor: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  from: date('from').optional(),
  to: date('to').optional(),
})
export type AuditQuery = z.infer<typeof auditQuery>
/** GET /api/organisation/audit and, as CSV, /api/organisation/audit/export: the organisation's own trail. */
export const ownAuditQuery = auditQuery.omit({ trail: true })

/**
 * Who acted: one of our jobs, an administrator, an API key, a student, or somebody of the trail's organisation ('person') or of
 * another one ('issuer', 'verifier'). 'organisation' is an application that was signed up without an account, 'former' an
 * account that no longer exists; in an organisation's own list 'outsider', if it was not the organisation's.
 */
export const actorKinds = [
  'system',
  'administrator',
  'person',
  'api-key',
  'student',
  'issuer',
  'verifier',
  'organisation',
  'former',
  'outsider',
] as const
export type ActorKind = (typeof actorKinds)[number]

export const auditItem = z
  .object({
    trail: z.string(),
    /** The trail's organisation, or 'Platform' if it belongs to none. */
    trailName: z.string(),
    seq: z.string(),
    at: z.string(),
    /** In an organisation's own list, empty for people who are not its own. */
    actor: z.string(),
    actorKind: z.enum(actorKinds),
    /** The actor's email or name, if it still exists and the reader may know it. */
    actorName: z.string(),
    action: z.string(),
    subject: z.string(),
    /** The email or name behind the id in `subject`, if the list names it; otherwise empty. */
    subjectName: z.string(),
    /** In an organisation's own list, if it is about a batch: what the batch did. */
    batch: batch.pick({ kind: true }).optional(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditItem' })
export type AuditItem = z.infer<typeof auditItem>
export const auditListResponse = success({ data: z.array(auditItem), ...listAnswer }).meta({
  id: 'AuditListResponse',
})

/** GET /api/admin/audit/integrity: recomputes every hash chain. */
export const auditIntegrity = z
  .object({
    trails: z.number(),
    entries: z.number(),
    checkedAt: z.string(),
    broken: z.array(z.object({ trail: z.string(), reason: z.string() })),
  })
  .meta({ id: 'AuditIntegrity' })
export type AuditIntegrity = z.infer<typeof auditIntegrity>
export const auditIntegrityResponse = success({ data: auditIntegrity }).meta({ id: 'AuditIntegrityResponse' })

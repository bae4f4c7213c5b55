import type { WebhookEvent } from '@credenza/schema'
import type { AuditDetail } from '../../proof/audit/tables.ts'

/** An entry of the audit trail. */
export interface TrailEntry {
  seq: string
  at: Date
  action: string
  subject: string
  detail: AuditDetail
}

/** For each event, the trail entries that cause it and the name of its subject. */
const events: Record<WebhookEvent, { action: string; subject: string }> = {
  'student.added': { action: 'student.added', subject: 'studentId' },
  'students.imported': { action: 'students.import-ended', subject: 'importId' },
  'student.deleted': { action: 'student.deleted', subject: 'studentId' },
  'certificate.created': { action: 'certificate.created', subject: 'certificateId' },
  'certificate.withdrawn': { action: 'certificate.withdrawn', subject: 'certificateId' },
  'certificate.signed': { action: 'certificate.signed', subject: 'certificateId' },
  'certificate.accepted': { action: 'certificate.accepted', subject: 'certificateId' },
  'certificate.declined': { action: 'certificate.declined', subject: 'certificateId' },
  'certificate.logged': { action: 'certificate.logged', subject: 'certificateId' },
  'certificate.transferred': { action: 'certificate.transferred', subject: 'certificateId' },
  'certificate.suspended': { action: 'certificate.suspended', subject: 'certificateId' },
  'certificate.reinstated': { action: 'certificate.reinstated', subject: 'certificateId' },
  'certificate.revoked': { action: 'certificate.revoked', subject: 'certificateId' },
  'certificate.superseded': { action: 'certificate.superseded', subject: 'certificateId' },
  'certificates.recorded': { action: 'certificates.anchored', subject: 'transactionHash' },
  'batch.ended': { action: 'batch.ended', subject: 'batchId' },
  'presentation.answered': { action: 'presentation.answered', subject: 'requestId' },
  'presentation.refused': { action: 'presentation.refused', subject: 'requestId' },
  'presentation.failed': { action: 'presentation.failed', subject: 'requestId' },
  'presentation.expired': { action: 'presentation.expired', subject: 'requestId' },
}

const byAction = new Map(
  Object.entries(events).map(([event, { action, subject }]) => [
    action,
    { event: event as WebhookEvent, subject },
  ]),
)

export const actionsOf = (wanted: readonly WebhookEvent[]): string[] =>
  wanted.map((event) => events[event].action)

export const eventOf = ({ action }: Pick<TrailEntry, 'action'>): WebhookEvent | undefined =>
  byAction.get(action)?.event

/**
 * The body of a message. `sequence` is the entry's position in the organisation's trail; with it a receiver can restore the
 * order, because messages may overtake each other.
 */
export function payloadOf(entry: TrailEntry): string {
  const { event, subject } = byAction.get(entry.action)!
  const data = { ...entry.detail, [subject]: entry.subject, sequence: Number(entry.seq) }
  return JSON.stringify({ type: event, timestamp: entry.at.toISOString(), data })
}

export const testPayload = (webhookId: string, now: Date): string =>
  JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: { webhookId } })

import type { SecurityEvent } from '@credenza/schema'
import { version } from '@credenza/schema/version'
import type { Context } from '../../context.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import type { AuditDetail } from '../../proof/audit/tables.ts'
import { securityKinds } from './kinds.ts'

/** An entry of a trail, with its position in the feed. */
export interface FedEntry {
  position: string
  org_id: string
  seq: string
  at: Date
  actor: string
  action: string
  subject: string
  detail: AuditDetail
}

/** Converts the entry to an ECS 8.17 event. */
export function ecsEvent({ config }: Pick<Context, 'config'>, entry: FedEntry): SecurityEvent {
  const { org_id: trail, actor } = entry
  const { category, type, outcome = 'success' } = securityKinds[entry.action]!
  return {
    '@timestamp': entry.at.toISOString(),
    ecs: { version: '8.17.0' },
    event: {
      id: `${trail}/${entry.seq}`,
      kind: 'event',
      category,
      type,
      action: entry.action,
      outcome,
      provider: 'credenza',
      dataset: 'credenza.security',
      sequence: Number(entry.position),
    },
    ...(actor.startsWith('acc_') && { user: { id: actor } }),
    ...(trail !== platformTrail && { organization: { id: trail } }),
    observer: {
      vendor: 'Credenza',
      product: 'Credenza',
      version,
      hostname: new URL(config.publicUrl).hostname,
    },
    credenza: { subject: entry.subject, detail: entry.detail },
  }
}

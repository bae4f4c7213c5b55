import { hash } from 'node:crypto'
import type { AuditDetail } from './tables.ts'

export interface AuditEntry {
  organisationId: string
  seq: bigint
  at: Date
  actor: string
  action: string
  subject: string
  detail: AuditDetail
  /**
   * Digest of what the tables held about the subject; empty when they held nothing, null when the entry does not say.
   */
  state: Uint8Array | null
}

/** The start of every organisation's chain. */
export const genesisHash = new Uint8Array(32)

/** SHA-256 over the previous entry's hash and this entry, as a JSON list with sorted detail keys. */
export function entryHash(previous: Uint8Array, entry: AuditEntry): Uint8Array {
  const detail = Object.entries(entry.detail).sort(([a], [b]) => (a < b ? -1 : 1))
  const line = JSON.stringify([
    Buffer.from(previous).toString('hex'),
    entry.organisationId,
    String(entry.seq),
    entry.at.toISOString(),
    entry.actor,
    entry.action,
    entry.subject,
    detail,
    entry.state && Buffer.from(entry.state).toString('hex'),
  ])
  return hash('sha256', line, 'buffer')
}

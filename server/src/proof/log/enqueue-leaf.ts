import type { EntryAction } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { newSortableKey } from '../../platform/ids.ts'
import type { LogName } from './tables.ts'

/** Notification channel that wakes the sequencer. Polling finds the leaves too, only later. */
export const leafChannel = 'log_pending'

/** A leaf waiting for the sequencer: a certificate, or a statement about one. */
export interface NewLeaf {
  log: LogName
  organisationId: string
  /** `null` for a leaf that is not about a certificate, such as a key event. */
  certificateId: string | null
  action: 'certificate' | EntryAction
  /** EVM address, 0x…, of the organisation that issued or stated. */
  issuerAddress: string
  /** SHA-256, 32 bytes: the document hash of a certificate or endorsement, the digest of a statement. */
  digest: Uint8Array
}

/** Hands leaves to the sequencer inside the caller's transaction. */
export async function enqueueLeaves(tx: Tx, at: Date, leaves: readonly NewLeaf[]): Promise<void> {
  if (leaves.length === 0) return
  await insertRecords(
    tx,
    'log_pending',
    leaves.map((leaf) => ({
      position: newSortableKey(),
      log: leaf.log,
      org_id: leaf.organisationId,
      certificate_id: leaf.certificateId,
      action: leaf.action,
      issuer_address: leaf.issuerAddress.toLowerCase(),
      digest: leaf.digest,
      at,
    })),
  )
  await sql`SELECT pg_notify(${leafChannel}, '')`.execute(tx)
}

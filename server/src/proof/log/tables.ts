import type { EntryAction } from '@credenza/credential/log'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** The deployment's two logs (docs: ARCHITECTURE, "The log"). */
export type LogName = 'certificates' | 'statements'

export interface AnchorTables {
  /** Every trail head in the statements log, with the index of its leaf. */
  trail_leaf: { org_id: string; seq: string; hash: Uint8Array; leaf_index: string }
  /** How far each trail has been logged: the largest `seq` of its leaves in the statements log. */
  trail_logged: { org_id: string; seq: string }
  log_head: { log: LogName; size: string; root: Uint8Array }
  log_entry: { log: LogName; index: string; entry: Uint8Array }
  /** Hashes of one tile, 32 bytes each; a partial tile of width W is the first 32*W bytes of its row. */
  log_tile: { log: LogName; level: number; n: string; hashes: Uint8Array }
  /** Leaves that wait for their number. The sequencer deletes a row in the transaction that logs it. */
  log_pending: {
    position: string
    log: LogName
    org_id: string
    certificate_id: string | null
    /** 'certificate' for the certificate itself, otherwise the kind of statement about it. */
    action: 'certificate' | EntryAction
    issuer_address: string
    digest: Uint8Array
    at: Timestamp
  }
  /** Every checkpoint ever signed: one root per size, stored before anyone sees it. */
  log_checkpoint: { log: LogName; size: string; root: Uint8Array; note: string; created_at: Timestamp }
  /** The signature line of a witness under one of our checkpoints. */
  log_cosignature: { log: LogName; size: string; witness: string; line: string; at: Timestamp }
  /** One transaction that records both logs' checkpoints on the chain. */
  anchor: {
    certificates_size: string
    statements_size: string
    certificates_root: Uint8Array
    statements_root: Uint8Array
    transaction_key: string
    created_at: Timestamp
    /** Checkpoint number in the registry, once mined; cleared again by a reorganisation. */
    number: string | null
    state: 'sent' | 'mined' | 'final' | 'failed'
  }
}

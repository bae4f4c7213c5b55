import type { CheckVerdict } from '@credenza/schema'
import type { Piece } from '../foreign/read/unpack.ts'

export interface CheckTables {
  /** A bulk check. It is 'receiving' until all its files are stored. */
  bulk_check: {
    org_id: string
    id: string
    account_id: string
    state: 'receiving' | 'running' | 'done'
    total: number
    valid: number
    invalid: number
    cannot_tell: number
    unreadable: number
    /** The newest checkpoint of the log when the check ended; null while it runs, or if the log was empty. */
    checkpoint: string | null
    /** The witnesses that the caller requires, as JSON; null for none. */
    witnesses: string | null
    created_at: Date
    ended_at: Date | null
  }
  /** A file of a check, or a link of a list. The content is deleted when the verdict is stored. */
  bulk_check_item: {
    org_id: string
    check_id: string
    /** Starts at 1. */
    position: number
    kind: Piece['kind']
    sha256: Uint8Array
    sealed_name: Uint8Array
    sealed_content: Uint8Array | null
    verdict: CheckVerdict | null
    sealed_result: Uint8Array | null
    checked_at: Date | null
  }
}

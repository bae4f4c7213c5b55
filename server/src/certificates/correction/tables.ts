import type { CorrectedField, CorrectionRequest } from '@credenza/schema'
import type { ColumnType, Selectable } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface CorrectionTables {
  /** What a holder asked its issuer to correct. */
  correction_request: {
    org_id: string
    id: string
    certificate_id: string
    /** The holder who asked. */
    account_id: string
    /** The wanted values, and what the certificate said at the time. */
    changes: ColumnType<CorrectedField[], string, string>
    why: string
    state: CorrectionRequest['state']
    /** Why the issuer declined; otherwise empty. */
    answer: string
    /** The certificate that the approval created. */
    corrected_by: string | null
    search: string
    created_at: Timestamp
    decided_at: Timestamp | null
  }
}

export type CorrectionRequestRow = Selectable<CorrectionTables['correction_request']>

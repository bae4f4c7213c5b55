import { awaitsDecision, type FeeQuote } from '@credenza/schema'
import type { CertificateRow } from '../../certificates/certificate/find-certificates.ts'
import { factsOf } from '../../certificates/certificate/row-state.ts'
import type { Db } from '../../context.ts'
import { quoteFees } from '../../review/fee/quote-fees.ts'

/**
 * What these uploads cost their holder if they are accepted, or have cost, by id. Uploads without costs are left out.
 */
export const uploadFees = (db: Db, rows: readonly CertificateRow[]): Promise<Map<string, FeeQuote>> =>
  quoteFees(
    db,
    rows.filter(isCharged).map((row) => ({
      key: row.id,
      issuerId: row.org_id,
      certificateId: row.id,
      certificateType: row.category_name,
      at: row.created_at,
      acceptedBy: row.decided_by,
    })),
  )

const isCharged = (row: CertificateRow): boolean =>
  row.origin === 'user' && (row.review === 'verified' || awaitsDecision(factsOf(row)))

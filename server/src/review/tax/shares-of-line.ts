import type { TaxLine } from '@credenza/schema'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { platform } from '../ledger/accounts.ts'

/** Alike shares of the fees of a line, all on one invoice of the platform's. */
export interface ShareOfLine
  extends Pick<TaxLine, 'certificateType' | 'unitFils' | 'treatment' | 'percent' | 'reason'> {
  invoiceId: string
  reasonCode: string
  quantity: number
}

/**
 * What the platform has kept of some fees of a line of a verifier's invoice: of those after the first `skip` ones, in their order.
 * Its own invoices list all of it by then.
 */
export async function sharesOfLine(
  tx: Tx,
  documentId: string,
  verifierId: string,
  { certificateType, unitFils, treatment, percent, reason, reasonCode, quantity }: TaxLine,
  skip: number,
): Promise<ShareOfLine[]> {
  const { rows } = await sql<ShareOfLine>`
    SELECT share.document_id AS "invoiceId", share.certificate_type AS "certificateType",
      share.net_fils::float8 AS "unitFils", share.treatment, share.percent, share.reason,
      share.reason_code AS "reasonCode", count(*)::integer AS quantity
    FROM (
      SELECT transaction_id FROM taxed_fee
      WHERE org_id = ${verifierId} AND document_id = ${documentId} AND certificate_type = ${certificateType}
        AND net_fils = ${unitFils} AND treatment = ${treatment} AND percent = ${percent} AND reason = ${reason}
        AND reason_code = ${reasonCode ?? ''}
      ORDER BY transaction_id OFFSET ${skip} LIMIT ${quantity}
    ) AS fee
    JOIN taxed_fee AS share ON share.org_id = ${platform} AND share.transaction_id = fee.transaction_id
    GROUP BY share.document_id, share.certificate_type, share.net_fils, share.treatment, share.percent, share.reason,
      share.reason_code`.execute(tx)
  return rows
}

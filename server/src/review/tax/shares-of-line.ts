import type { TaxLine } from '@credenza/schema'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { platform } from '../ledger/accounts.ts'

/** Equal shares of the fees of a line, all on one invoice of the platform. */
export interface ShareOfLine
  extends Pick<TaxLine, 'certificateType' | 'unitFils' | 'treatment' | 'percent' | 'reason'> {
  invoiceId: string
  reasonCode: string
  quantity: number
}

/** The share is on no invoice of the platform yet, so it cannot be credited. */
export class NotInvoiced extends Error {
  override name = 'NotInvoiced'
}

/**
 * The platform's shares of some fees of a line of a verifier's invoice: of those after the first `skip`, in their order. Throws
 * NotInvoiced if no invoice of the platform lists one of them yet.
 */
export async function sharesOfLine(
  tx: Tx,
  documentId: string,
  verifierId: string,
  { certificateType, unitFils, treatment, percent, reason, reasonCode, quantity }: TaxLine,
  skip: number,
): Promise<ShareOfLine[]> {
  const { rows } = await sql<Omit<ShareOfLine, 'invoiceId'> & { invoiceId: string | null }>`
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
  return rows.map(({ invoiceId, ...share }) => {
    if (invoiceId === null) throw new NotInvoiced('No invoice lists this share yet')
    return { invoiceId, ...share }
  })
}

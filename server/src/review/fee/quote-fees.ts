import type { FeeQuote } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { readVat } from '../tax/vat.ts'
import { typeKeyOf } from './fee-store.ts'

export interface QuotedRequest {
  /** Identifies the request in the answer. */
  key: string
  issuerId: string
  /** The certificate whose request is in queues; null before it is sent. */
  certificateId: string | null
  certificateType: string
  /** When it entered the queues, which determines its price. */
  at: Date
  /** The verifier that accepted it; null while any verifier that reads its queues can. */
  acceptedBy: string | null
}

/**
 * What accepting these requests costs the requester, VAT included, by key: the price of `priceRequests` for one verifier, or
 * the range over all that can accept. A verifier without a fee charges nothing. Without a verifier there is no quote.
 */
export async function quoteFees(
  db: Db | Tx,
  requests: readonly QuotedRequest[],
): Promise<Map<string, FeeQuote>> {
  if (requests.length === 0) return new Map()
  const { treatment, percent } = await readVat(db)
  const { rows } = await sql<{ key: string; least: string; most: string }>`
    SELECT request.key, min(coalesce(fee.amount_fils + tax.fils, 0)) AS least,
      max(coalesce(fee.amount_fils + tax.fils, 0)) AS most
    FROM unnest(
      ${requests.map(({ key }) => key)}::text[], ${requests.map(({ issuerId }) => issuerId)}::text[],
      ${requests.map(({ certificateId }) => certificateId)}::text[],
      ${requests.map(({ certificateType }) => typeKeyOf(certificateType))}::text[],
      ${requests.map(({ at }) => at)}::timestamptz[], ${requests.map(({ acceptedBy }) => acceptedBy)}::text[]
    ) AS request (key, issuer_id, certificate_id, type_key, at, accepted_by)
    JOIN organisation AS verifier ON verifier.id = request.accepted_by OR (
      request.accepted_by IS NULL AND verifier.role = 'verifier' AND verifier.status = 'approved' AND
      CASE WHEN request.certificate_id IS NULL
        THEN NOT EXISTS (SELECT FROM chosen_verifier WHERE org_id = request.issuer_id)
          OR verifier.id IN (SELECT verifier_org_id FROM chosen_verifier WHERE org_id = request.issuer_id)
        ELSE EXISTS (SELECT FROM review_request
          WHERE certificate_id = request.certificate_id AND queue_id IN (verifier.id, 'every-verifier'))
      END
    )
    LEFT JOIN LATERAL (
      SELECT amount_fils FROM verifier_fee
      WHERE org_id = verifier.id AND type_key = request.type_key AND effective_from <= request.at
      ORDER BY effective_from DESC, id DESC LIMIT 1
    ) AS fee ON true
    LEFT JOIN tax_profile AS profile ON profile.org_id = verifier.id AND profile.trn <> '' AND ${treatment !== 'off'}
    LEFT JOIN LATERAL (
      SELECT CASE WHEN profile.org_id IS NULL THEN 0 ELSE (fee.amount_fils * ${percent}::bigint + 50) / 100 END AS fils
    ) AS tax ON true
    GROUP BY request.key`.execute(db)
  return new Map(
    rows.map(({ key, least, most }) => [key, { leastFils: Number(least), mostFils: Number(most) }]),
  )
}

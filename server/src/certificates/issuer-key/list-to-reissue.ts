import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { type Theft, theftEffects } from './theft-effects.ts'

/** Counts of certificates that a theft affects, by the organisations on both sides. */
export interface Listed {
  issuerId: string
  verifierId: string | null
  count: number
}

/**
 * Lists every certificate that a theft makes invalid or leaves open, so that its issuer can reissue it. Leaves those already
 * listed unchanged.
 */
export async function listToReissue(tx: Tx, theft: Theft): Promise<{ length: number; parties: Listed[] }> {
  const effects = await theftEffects(tx, theft)
  const { rows } = await sql<{ org_id: string; decided_by: string | null; count: string }>`
    WITH affected AS (SELECT * FROM (${effects}) AS one WHERE effect <> 'stays'),
    listed AS (
      INSERT INTO certificate_to_reissue (org_id, certificate_id, key_org_id, key_id, account_id)
      SELECT org_id, id, ${theft.organisation.id}, ${theft.keyId}, account_id FROM affected
      ON CONFLICT (org_id, certificate_id) DO NOTHING
      RETURNING org_id, certificate_id
    )
    SELECT affected.org_id, affected.decided_by, count(*) AS count FROM listed
    JOIN affected ON affected.org_id = listed.org_id AND affected.id = listed.certificate_id
    GROUP BY affected.org_id, affected.decided_by ORDER BY affected.org_id, affected.decided_by`.execute(tx)
  const parties = rows.map(({ org_id, decided_by, count }) => ({
    issuerId: org_id,
    verifierId: decided_by,
    count: Number(count),
  }))
  return { length: parties.reduce((sum, { count }) => sum + count, 0), parties }
}

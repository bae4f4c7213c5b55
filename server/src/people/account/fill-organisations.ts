import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/**
 * Back-fills which people the next organisation after `place` knows, which earlier releases did not store. Returns its id;
 * undefined when none are left.
 */
export async function fillOrganisations(tx: Tx, place: string): Promise<string | undefined> {
  const next = await tx
    .selectFrom('organisation')
    .select('id')
    .where('id', '>', place)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!next) return undefined
  await sql`
    INSERT INTO account_organisation (account_id, org_id)
    SELECT account_id, org_id FROM (
      SELECT account_id, org_id FROM student WHERE org_id = ${next.id}
      UNION SELECT account_id, org_id FROM certificate WHERE org_id = ${next.id}
    ) AS known
    ON CONFLICT DO NOTHING`.execute(tx)
  return next.id
}

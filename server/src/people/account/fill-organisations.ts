import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/**
 * Notes which people the next organisation after `place` knows, as processes of earlier releases did not. Returns its id;
 * undefined when there are no more.
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

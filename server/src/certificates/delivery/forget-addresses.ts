import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { searchText } from '../../platform/lists/search-text.ts'

/**
 * Forgets the addresses to which emails about a person's certificates were sent. That they were sent stays on record,
 * searchable by what the certificates still say of the person. Call it after the person's names are forgotten.
 */
export async function forgetAddresses(tx: Tx, accountId: string): Promise<void> {
  const deliveries = await tx
    .selectFrom('delivery')
    .innerJoin('certificate', (join) =>
      join
        .onRef('certificate.org_id', '=', 'delivery.org_id')
        .onRef('certificate.id', '=', 'delivery.certificate_id'),
    )
    .select(['delivery.org_id', 'delivery.id', 'certificate.user_name', 'certificate.title'])
    .where('certificate.account_id', '=', accountId)
    .execute()
  const searches = deliveries.map(({ user_name, title }) => searchText([user_name, title]))
  await sql`
    UPDATE delivery SET email = '', search = forgotten.search
    FROM unnest(${deliveries.map((row) => row.org_id)}::text[], ${deliveries.map((row) => row.id)}::text[],
      ${searches}::text[]) AS forgotten (org_id, id, search)
    WHERE delivery.org_id = forgotten.org_id AND delivery.id = forgotten.id`.execute(tx)
}

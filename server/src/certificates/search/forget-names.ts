import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Removes names from what searches match, if nobody on the owner's list has that name any more. */
export async function forgetNames(
  tx: Tx,
  { table, owner }: { table: 'certificate' | 'review_request'; owner: 'org_id' | 'queue_id' },
  gone: readonly { ownerId: string; name: string }[],
): Promise<void> {
  await sql`
    DELETE FROM certificate_value AS known
    USING unnest(${gone.map(({ ownerId }) => ownerId)}::text[], ${gone.map(({ name }) => name)}::text[])
      AS gone (owner_id, name)
    WHERE known.org_id = gone.owner_id AND known.kind = 'user_name' AND known.value = gone.name
      AND NOT EXISTS (SELECT 1 FROM ${sql.table(table)} AS listed
        WHERE listed.${sql.ref(owner)} = gone.owner_id AND listed.user_name = gone.name)`.execute(tx)
}

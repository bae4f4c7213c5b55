import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Lists of certificates, and whose they are. */
const lists = {
  certificate: sql.ref('listed.org_id'),
  review_request: sql.ref('listed.queue_id'),
}
const hasValue = {
  user_name: sql`listed.user_name = gone.value`,
  detail_values: sql`listed.detail_values @> ARRAY[gone.value]`,
}

/** Removes values from what searches match, if nothing on the owner's list has that value any more. */
export async function forgetValues(
  tx: Tx,
  { list, kind }: { list: keyof typeof lists; kind: keyof typeof hasValue },
  gone: readonly { ownerId: string; value: string }[],
): Promise<void> {
  await sql`
    DELETE FROM certificate_value AS known
    USING unnest(${gone.map(({ ownerId }) => ownerId)}::text[], ${gone.map(({ value }) => value)}::text[])
      AS gone (owner_id, value)
    WHERE known.org_id = gone.owner_id AND known.kind = ${kind} AND known.value = gone.value
      AND NOT EXISTS (SELECT 1 FROM ${sql.table(list)} AS listed
        WHERE ${lists[list]} = gone.owner_id AND ${hasValue[kind]})`.execute(tx)
}

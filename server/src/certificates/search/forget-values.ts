import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Tables with certificates in lists, and the column with the list's owner. */
const lists = {
  certificate: sql.ref('listed.org_id'),
  review_request: sql.ref('listed.queue_id'),
}
const hasValue = {
  user_name: sql`listed.user_name = gone.value`,
  detail_values: sql`listed.detail_values @> ARRAY[gone.value]`,
}

/** Removes values from those that searches match, unless another row on the owner's list has the same value. */
export async function forgetValues(
  tx: Tx,
  { list, kind }: { list: keyof typeof lists; kind: keyof typeof hasValue },
  gone: readonly { ownerId: string; value: string }[],
): Promise<void> {
  for (const [ownerId, own] of Map.groupBy(gone, (one) => one.ownerId)) {
    const { rows } = await sql<{ value: string }>`
      SELECT value FROM unnest(${own.map(({ value }) => value)}::text[]) AS gone (value)
      WHERE NOT EXISTS (SELECT 1 FROM ${sql.table(list)} AS listed
        WHERE ${lists[list]} = ${ownerId} AND ${hasValue[kind]})`.execute(tx)
    await tx
      .deleteFrom('certificate_value')
      .where('org_id', '=', ownerId)
      .where('kind', '=', kind)
      .where('value', '=', anyOf(rows.map(({ value }) => value)))
      .execute()
  }
}

import { sql } from 'kysely'
import { noteType } from '../../certificates/certificate/list/certificate-counts.ts'
import type { Tx } from '../../context.ts'

/** The courses that award a renamed type award it under its new name. Returns their ids. */
export async function followRenamedType(
  tx: Tx,
  organisationId: string,
  { before, name, date }: { before: string; name: string; date: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE course_link SET rule = jsonb_set(rule, '{certificateType}', to_jsonb(${name}::text))
    WHERE org_id = ${organisationId} AND rule ->> 'certificateType' = ${before}
    RETURNING id`.execute(tx)
  if (rows.length > 0) await noteType(tx, organisationId, { categoryName: name, date })
  return rows.map(({ id }) => id)
}

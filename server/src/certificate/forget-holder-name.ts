import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { certificateSearch } from './certificate-values.ts'

/**
 * Takes a person's name off the certificates of issuers that know them only by what they uploaded. Those of an issuer's
 * own students bear the name that is in its list.
 */
export async function forgetHolderName(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('student_id', '=', '')
    .orderBy('org_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const searches = rows.map((row) => certificateSearch({ ...row, user_name: '' }))
  await sql`
    UPDATE certificate SET user_name = '', search = nameless.search
    FROM unnest(${rows.map((row) => row.org_id)}::text[], ${rows.map((row) => row.id)}::text[],
      ${searches}::text[]) AS nameless (org_id, id, search)
    WHERE certificate.org_id = nameless.org_id AND certificate.id = nameless.id`.execute(tx)
  await sql`
    DELETE FROM certificate_value AS known
    USING unnest(${rows.map((row) => row.org_id)}::text[], ${rows.map((row) => row.user_name)}::text[])
      AS gone (org_id, name)
    WHERE known.org_id = gone.org_id AND known.kind = 'user_name' AND known.value = gone.name
      AND NOT EXISTS (SELECT 1 FROM certificate
        WHERE certificate.org_id = gone.org_id AND certificate.user_name = gone.name)`.execute(tx)
}

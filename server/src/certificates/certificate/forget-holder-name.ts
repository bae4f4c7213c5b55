import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { forgetNameInQueues } from '../queue/forget-name.ts'
import { certificateSearch } from '../search/certificate-values.ts'
import { forgetNames } from '../search/forget-names.ts'

/**
 * Removes a person's name from certificates whose issuers know the person only through an upload. Certificates of an
 * issuer's own students keep the name in the issuer's list. Returns the certificates' ids.
 */
export async function forgetHolderName(tx: Tx, accountId: string): Promise<string[]> {
  const certificates = await tx
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('student_id', '=', '')
    .orderBy('org_id')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const [name, rows] of Map.groupBy(certificates, (row) => row.user_name)) {
    const nameless = rows.map((row) => ({ ...row, search: certificateSearch({ ...row, user_name: '' }) }))
    await sql`
      UPDATE certificate SET user_name = '', search = nameless.search
      FROM unnest(${nameless.map((row) => row.org_id)}::text[], ${nameless.map((row) => row.id)}::text[],
        ${nameless.map((row) => row.search)}::text[]) AS nameless (org_id, id, search)
      WHERE certificate.org_id = nameless.org_id AND certificate.id = nameless.id`.execute(tx)
    const gone = [...new Set(rows.map((row) => row.org_id))].map((ownerId) => ({ ownerId, name }))
    await forgetNames(tx, { table: 'certificate', owner: 'org_id' }, gone)
    await forgetNameInQueues(tx, name, nameless)
  }
  return certificates.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { atEachOrganisation } from '../../people/account/organisations-of.ts'
import { forgetNameInQueues } from '../queue/forget-name.ts'
import { certificateSearch } from '../search/certificate-values.ts'
import { forgetValues } from '../search/forget-values.ts'
import { certificateOf } from './certificate-row.ts'

/**
 * Removes a person's name from certificates whose issuers know the person only through an upload. Certificates of an
 * issuer's own students keep the name in the issuer's list. Returns the certificates' ids.
 */
export async function forgetHolderName(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await atEachOrganisation(tx, [accountId], (organisationId) =>
    tx
      .selectFrom('certificate')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .where('student_id', '=', '')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const certificates = rows.map(certificateOf)
  for (const [name, named] of Map.groupBy(certificates, (certificate) => certificate.userName)) {
    const nameless = named.map((certificate) => {
      const { organisationId, id } = certificate
      return { organisationId, id, search: certificateSearch({ ...certificate, userName: '' }) }
    })
    const issuerIds = nameless.map((certificate) => certificate.organisationId)
    await sql`
      UPDATE certificate SET user_name = '', search = nameless.search
      FROM unnest(${issuerIds}::text[], ${nameless.map(({ id }) => id)}::text[],
        ${nameless.map(({ search }) => search)}::text[]) AS nameless (org_id, id, search)
      WHERE certificate.org_id = nameless.org_id AND certificate.id = nameless.id`.execute(tx)
    const gone = [...new Set(issuerIds)].map((ownerId) => ({ ownerId, value: name }))
    await forgetValues(tx, { list: 'certificate', kind: 'user_name' }, gone)
    await forgetNameInQueues(tx, name, nameless)
  }
  return certificates.map(({ id }) => id)
}

import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { openTo } from '../certificate/state-sql.ts'

/** The part of a certificate that an email to its holder needs. */
export interface Deliverable {
  id: string
  title: string
  user_name: string
  email: string
}

/**
 * An issuer's certificates that are in force: accepted, stored, and not suspended, revoked, corrected or
 * erased.
 */
export async function deliverableOf(
  db: Db | Tx,
  organisationId: string,
  certificateIds: readonly string[],
): Promise<Deliverable[]> {
  return db
    .selectFrom('certificate')
    .innerJoin('certificate_document', (join) =>
      join
        .onRef('certificate_document.org_id', '=', 'certificate.org_id')
        .onRef('certificate_document.certificate_id', '=', 'certificate.id'),
    )
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select(['certificate.id', 'certificate.title', 'certificate.user_name', 'account.email'])
    .where('certificate.org_id', '=', organisationId)
    .where('certificate.id', '=', anyOf(certificateIds))
    .where(openTo('deliver'))
    .where('certificate_document.stored_at', 'is not', null)
    .where('certificate_document.wrapped_key', 'is not', null)
    .execute()
}

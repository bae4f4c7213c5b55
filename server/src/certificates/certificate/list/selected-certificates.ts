import type { CertificateSelection } from '@credenza/schema'
import type { Db, Tx } from '../../../context.ts'
import { allOf, anyOf } from '../../../platform/db/any-of.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { type CertificateQuery, matchingCertificates } from './match-certificates.ts'

/** The certificates within reach that match a selection, by the rule of the list. */
export function selectedCertificates(
  db: Db | Tx,
  reach: Reach,
  selection: CertificateSelection,
): CertificateQuery {
  if ('ids' in selection) {
    return matchingCertificates(db, reach, {}).where('certificate.id', '=', anyOf(selection.ids))
  }
  return matchingCertificates(db, reach, selection.filter).$if(selection.except.length > 0, (q) =>
    q.where('certificate.id', '!=', allOf(selection.except)),
  )
}

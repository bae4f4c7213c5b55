import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { noteValues } from '../search/certificate-values.ts'
import { countChanges } from './certificate-counts.ts'
import type { CertificateRow } from './find-certificates.ts'
import { withWallets } from './note-holders.ts'

/** Inserts an organisation's new certificates into everything that is read: list, public directory, search, counts. */
export async function insertCertificates(
  tx: Tx,
  organisationId: string,
  rows: readonly CertificateRow[],
): Promise<void> {
  await insertRecords(tx, 'certificate', await withWallets(tx, organisationId, rows))
  await insertRecords(
    tx,
    'certificate_directory',
    rows.map(({ slug, org_id, id }) => ({
      slug,
      org_id,
      certificate_id: id,
      log_index: null,
      credential_id: null,
    })),
  )
  await noteValues(tx, organisationId, rows)
  await countChanges(
    tx,
    rows.map((after) => ({ before: null, after })),
  )
}

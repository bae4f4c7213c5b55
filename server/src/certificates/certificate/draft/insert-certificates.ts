import type { Tx } from '../../../context.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { noteValues } from '../../search/certificate-values.ts'
import type { Certificate } from '../certificate.ts'
import { insertableOf } from '../certificate-row.ts'
import { withWallets } from '../note-holders.ts'

/** Inserts an organisation's new certificates into its list, the public directory and the search values. */
export async function insertCertificates(
  tx: Tx,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<void> {
  await insertRecords(
    tx,
    'certificate',
    (await withWallets(tx, organisationId, certificates)).map(insertableOf),
  )
  await insertRecords(
    tx,
    'certificate_directory',
    certificates.map(({ slug, id }) => ({
      slug,
      org_id: organisationId,
      certificate_id: id,
      log_index: null,
      credential_id: null,
    })),
  )
  await noteValues(tx, organisationId, certificates)
}

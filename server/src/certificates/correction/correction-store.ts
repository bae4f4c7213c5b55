import type { Db, Tx } from '../../context.ts'
import { type CertificateRow, findCertificates } from '../certificate/find-certificates.ts'
import { mayTakePlace } from './takes-place.ts'

/** The correction of a certificate that has not replaced it yet; there is at most one. */
export async function waitingCorrection(
  db: Db | Tx,
  corrected: CertificateRow,
): Promise<CertificateRow | undefined> {
  const corrections = await db
    .selectFrom('certificate')
    .selectAll()
    .where('org_id', '=', corrected.org_id)
    .where('predecessor_id', '=', corrected.id)
    .execute()
  return corrections.find((correction) => mayTakePlace(corrected, correction))
}

/** The certificate that this one corrects, if this one has replaced it or still may. */
export async function versionBefore(
  db: Db | Tx,
  correction: CertificateRow,
): Promise<CertificateRow | undefined> {
  if (correction.predecessor_id === null) return undefined
  const [before] = await findCertificates(db, [correction.predecessor_id])
  const isVersion = before && (before.successor_id === correction.id || mayTakePlace(before, correction))
  return isVersion ? before : undefined
}

async function versionAfter(db: Db | Tx, row: CertificateRow): Promise<CertificateRow | undefined> {
  if (row.successor_id === null) return waitingCorrection(db, row)
  const [after] = await findCertificates(db, [row.successor_id])
  return after
}

/** More corrections of one certificate than anybody reads. */
const mostVersions = 100

/** Every version under a certificate's public link, oldest first; a waiting correction comes last. */
export async function versionsOf(db: Db | Tx, row: CertificateRow): Promise<CertificateRow[]> {
  const versions = [row]
  for (
    let before = await versionBefore(db, row);
    before && versions.length < mostVersions;
    before = await versionBefore(db, before)
  ) {
    versions.unshift(before)
  }
  for (
    let after = await versionAfter(db, row);
    after && versions.length < mostVersions;
    after = await versionAfter(db, after)
  ) {
    versions.push(after)
  }
  return versions
}

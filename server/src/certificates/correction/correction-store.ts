import type { Db, Tx } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findCertificates, findCorrections } from '../certificate/find-certificates.ts'
import { mayTakePlace } from './takes-place.ts'

/** The pending correction of a certificate, if there is one. There is at most one. */
export async function waitingCorrection(
  db: Db | Tx,
  corrected: Certificate,
): Promise<Certificate | undefined> {
  const corrections = await findCorrections(db, corrected)
  return corrections.find((correction) => mayTakePlace(corrected, correction))
}

/** The certificate that this one corrects, if this one has replaced it or still can. */
export async function versionBefore(db: Db | Tx, correction: Certificate): Promise<Certificate | undefined> {
  if (correction.predecessorId === null) return undefined
  const [before] = await findCertificates(db, [correction.predecessorId])
  const isVersion = before && (before.successorId === correction.id || mayTakePlace(before, correction))
  return isVersion ? before : undefined
}

async function versionAfter(db: Db | Tx, certificate: Certificate): Promise<Certificate | undefined> {
  if (certificate.successorId === null) return waitingCorrection(db, certificate)
  const [after] = await findCertificates(db, [certificate.successorId])
  return after
}

/** Nobody reads more versions of one certificate. */
const mostVersions = 100

/** Every version under a certificate's public link, oldest first; a waiting correction comes last. */
export async function versionsOf(db: Db | Tx, certificate: Certificate): Promise<Certificate[]> {
  const versions = [certificate]
  for (
    let before = await versionBefore(db, certificate);
    before && versions.length < mostVersions;
    before = await versionBefore(db, before)
  ) {
    versions.unshift(before)
  }
  for (
    let after = await versionAfter(db, certificate);
    after && versions.length < mostVersions;
    after = await versionAfter(db, after)
  ) {
    versions.push(after)
  }
  return versions
}

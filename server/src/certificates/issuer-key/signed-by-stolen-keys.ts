import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { holdSigningKeys } from '../../proof/issuer/signing-keys.ts'
import { type Certificate, issuerIdsOf } from '../certificate/certificate.ts'

/** Which of these certificates were signed with a key declared stolen. */
export async function signedByStolenKeys(
  db: Db | Tx,
  certificates: readonly Pick<Certificate, 'organisationId' | 'id'>[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('certificate_document as document')
    .innerJoin('organisation_key as key', (join) =>
      join.onRef('key.org_id', '=', 'document.org_id').onRef('key.id', '=', 'document.key_id'),
    )
    .select('document.certificate_id')
    .where('document.org_id', '=', anyOf(issuerIdsOf(certificates)))
    .where('document.certificate_id', '=', anyOf(certificates.map((one) => one.id)))
    .where('key.compromised_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.certificate_id))
}

/**
 * Keeps the keys that signed these certificates from being declared stolen until the transaction ends: what `signedByStolenKeys`
 * says afterwards stays true. Names one organisation at a time, in order, since a distributed database locks only so.
 */
export async function holdSigningKeysOf(
  tx: Tx,
  certificates: readonly Pick<Certificate, 'organisationId' | 'id'>[],
): Promise<void> {
  for (const organisationId of issuerIdsOf(certificates).sort()) {
    const own = certificates.filter((certificate) => certificate.organisationId === organisationId)
    const signers = await tx
      .selectFrom('certificate_document')
      .select('key_id')
      .distinct()
      .where('org_id', '=', organisationId)
      .where('certificate_id', '=', anyOf(own.map(({ id }) => id)))
      .execute()
    await holdSigningKeys(
      tx,
      organisationId,
      signers.map(({ key_id }) => key_id),
    )
  }
}

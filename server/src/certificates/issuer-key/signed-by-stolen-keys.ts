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
 * Like `signedByStolenKeys`, for certificates whose documents were read before, with the other keys held: nobody declares one
 * stolen until the transaction ends. Names one organisation at a time, in order, since a distributed database locks only so.
 */
export async function holdSigningKeysOf(
  tx: Tx,
  signed: readonly { organisationId: string; certificateId: string; keyId: string }[],
): Promise<Set<string>> {
  const stolen = new Set<string>()
  for (const organisationId of issuerIdsOf(signed).sort()) {
    const own = signed.filter((certificate) => certificate.organisationId === organisationId)
    const keyIds = [...new Set(own.map(({ keyId }) => keyId))]
    const held = new Set(await holdSigningKeys(tx, organisationId, keyIds))
    for (const { certificateId, keyId } of own) if (!held.has(keyId)) stolen.add(certificateId)
  }
  return stolen
}

import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import type { Organisation } from '../../../people/organisation/find-organisation.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { olderSeen } from '../../../platform/presence/older-runs.ts'
import { keepStatements, logStatements, type SignedStatement } from '../statement/keep-statements.ts'
import type { CertificateTables } from '../tables.ts'
import { type PackedFacts, packAcceptance } from './pack.ts'

/** A signed acceptance, and its place in the verifier's status lists. */
export interface NewAcceptance extends SignedStatement, Pick<PackedFacts, 'status_list' | 'status_index'> {}

/**
 * Stores acceptances that one key signed at one time, and enqueues their digests for the log. Packs them, unless one has an
 * unusual form, or an older process that does not know the packed table is running or may return.
 */
export async function keepAcceptances(
  tx: Tx,
  now: Date,
  { verifier, keyId }: { verifier: Organisation; keyId: string },
  acceptances: readonly NewAcceptance[],
): Promise<void> {
  const { rows } = await sql<{ seen: boolean }>`SELECT ${olderSeen('0103_acceptance')} AS seen`.execute(tx)
  const facts = { verifier_id: verifier.id, key_id: keyId, created_at: now }
  const packed = rows[0]!.seen ? [] : acceptances.flatMap((one) => packedRow(facts, one))
  const ids = new Set(packed.map((row) => row.certificate_id))
  const isPacked = ({ certificateId }: NewAcceptance) => ids.has(certificateId)
  const [own, plain] = [acceptances.filter(isPacked), acceptances.filter((one) => !isPacked(one))]
  await insertRecords(tx, 'acceptance', packed)
  await logStatements(tx, now, verifier, 'endorsed', own)
  await keepStatements(tx, now, verifier, 'endorsed', plain)
}

/** The packed row of an acceptance; empty if it cannot be packed. */
function packedRow(
  shared: Pick<PackedFacts, 'verifier_id' | 'key_id' | 'created_at'>,
  { organisationId, certificateId, document, digest, status_list, status_index }: NewAcceptance,
): Insertable<CertificateTables['acceptance']>[] {
  const facts = { ...shared, status_list, status_index }
  const packed = packAcceptance(document, facts)
  return packed ? [{ ...facts, org_id: organisationId, certificate_id: certificateId, packed, digest }] : []
}

import type { Db, Tx } from '../../context.ts'

/** The verifiers that the issuer has chosen. If there are none, every approved one reviews (readings R3). */
export async function chosenVerifiers(db: Db | Tx, issuerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chosen_verifier')
    .select('verifier_org_id')
    .where('org_id', '=', issuerId)
    .orderBy('verifier_org_id')
    .execute()
  return rows.map((row) => row.verifier_org_id)
}

/** Chooses these verifiers for certificates created from now on; waiting requests stay in their queues. */
export async function chooseVerifiers(
  tx: Tx,
  issuerId: string,
  verifierIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('chosen_verifier').where('org_id', '=', issuerId).execute()
  if (verifierIds.length === 0) return
  await tx
    .insertInto('chosen_verifier')
    .values(verifierIds.map((verifier_org_id) => ({ org_id: issuerId, verifier_org_id })))
    .execute()
}

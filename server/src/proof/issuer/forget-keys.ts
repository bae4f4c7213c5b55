import type { Tx } from '../../context.ts'

/** Deletes the keys of an organisation that has never signed anything. */
export async function forgetKeys(tx: Tx, organisationId: string): Promise<void> {
  await tx.deleteFrom('organisation_key').where('org_id', '=', organisationId).execute()
}

import type { Tx } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'

/** Whether a message of a provider or a wallet is used for the first time; remembers its id until it would be too old anyway. */
export async function useOnce(
  tx: Tx,
  { organisationId, id, until }: { organisationId: string; id: string; until: Date },
): Promise<boolean> {
  const used = await tx
    .insertInto('used_message')
    .values({ org_id: organisationId, id_hash: sha256(Buffer.from(id)), expires_at: until })
    .onConflict((conflict) => conflict.columns(['org_id', 'id_hash']).doNothing())
    .returning('org_id')
    .executeTakeFirst()
  return used !== undefined
}

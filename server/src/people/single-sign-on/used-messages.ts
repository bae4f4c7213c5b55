import type { Tx } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'

/**
 * Whether a provider's or wallet's message is used for the first time. Remembers its id until the message would be too old
 * anyway.
 */
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

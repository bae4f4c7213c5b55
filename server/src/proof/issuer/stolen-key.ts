import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** Locks the organisation's key, so that nobody can sign with it until the transaction ends (`holdSigningKey`). */
export async function lockKey(tx: Tx, organisationId: string, keyId: string) {
  const key = await tx
    .selectFrom('organisation_key')
    .select(['created_at', 'retired_at', 'compromised_at', 'x5c'])
    .where('org_id', '=', organisationId)
    .where('id', '=', keyId)
    .forUpdate()
    .executeTakeFirst()
  if (!key) throw unknownKey()
  return key
}

export const unknownKey = () => refusal('not_found.key')

/** Marks a key as stolen. It will not sign again. */
export async function noteTheft(tx: Tx, organisationId: string, keyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('organisation_key')
    .set({ compromised_at: at })
    .where('org_id', '=', organisationId)
    .where('id', '=', keyId)
    .execute()
}

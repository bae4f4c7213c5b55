import type { ConnectedApplication } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { inForce } from '../../../platform/in-force.ts'
import { idleMs } from './give-tokens.ts'
import { scopesToShow } from './scopes.ts'

/** A student's connected applications, the most recently used first. */
export async function listApplications(
  { db, clock }: Context,
  accountId: string,
): Promise<ConnectedApplication[]> {
  const rows = await db
    .selectFrom('connected_application')
    .select(['id', 'name', 'uri', 'scopes', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('redeemed_at', 'is not', null)
    .where(inForce('expires_at', idleMs, clock()))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, uri, scopes, created_at, used_at }) => ({
    _id: id,
    name,
    uri,
    scopes: scopesToShow(scopes),
    connectedAt: created_at.toISOString(),
    lastUsedAt: used_at.toISOString(),
  }))
}

import type { ApplicationScope } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { inPassing } from '../../../platform/db/in-passing.ts'
import { tokenHash } from '../session/tokens.ts'
import { scopesToShow } from './scopes.ts'

/** `used_at` is written at most this often, so that reading does not write. */
const usedEveryMs = 60_000

/** Whose account an access token currently opens, and what it may do there; undefined for any other text. */
export async function findConnection(
  { db, clock }: Context,
  token: string,
): Promise<{ accountId: string; scopes: ApplicationScope[] } | undefined> {
  const now = clock()
  const found = await db
    .selectFrom('connected_application')
    .select(['id', 'account_id', 'token_scopes', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('token_until', '>', now)
    .executeTakeFirst()
  if (!found) return undefined
  if (now.getTime() - found.used_at.getTime() > usedEveryMs)
    await inPassing(
      db.updateTable('connected_application').set({ used_at: now }).where('id', '=', found.id).execute(),
    )
  return { accountId: found.account_id, scopes: scopesToShow(found.token_scopes ?? '') }
}

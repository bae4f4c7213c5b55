import type { ApplicationScope } from '@credenza/schema'
import type { Context, Db, Tx } from '../../../context.ts'
import { inPassing } from '../../../platform/db/in-passing.ts'
import { inForce } from '../../../platform/in-force.ts'
import { tokenHash } from '../session/tokens.ts'
import { tokenLifetimeMs } from './give-tokens.ts'
import { scopesToShow } from './scopes.ts'
import type { Connection } from './tables.ts'

/** `used_at` is written at most this often, so that reading does not write. */
const usedEveryMs = 60_000

/** Whose account an access token opens, and what it may do there. */
export interface OpenConnection {
  accountId: string
  scopes: ApplicationScope[]
}

/** What an access token currently opens; undefined for any other text. */
export async function findConnection(
  { db, clock }: Context,
  token: string,
): Promise<OpenConnection | undefined> {
  const now = clock()
  const found = await byToken(db, token, now).executeTakeFirst()
  if (!found) return undefined
  if (now.getTime() - found.used_at.getTime() > usedEveryMs)
    await inPassing(
      db.updateTable('connected_application').set({ used_at: now }).where('id', '=', found.id).execute(),
    )
  return toOpen(found)
}

/** Like `findConnection`; nobody ends or changes the connection before the transaction ends. */
export async function holdConnection(
  { clock }: Context,
  db: Db | Tx,
  token: string,
): Promise<OpenConnection | undefined> {
  const found = await byToken(db, token, clock()).forShare().executeTakeFirst()
  return found && toOpen(found)
}

const byToken = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('connected_application')
    .select(['id', 'account_id', 'token_scopes', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where(inForce('token_until', tokenLifetimeMs, now))

const toOpen = ({
  account_id,
  token_scopes,
}: Pick<Connection, 'account_id' | 'token_scopes'>): OpenConnection => ({
  accountId: account_id,
  scopes: scopesToShow(token_scopes ?? ''),
})

import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { hex } from '../../../platform/hex.ts'
import { isLive } from './find-session.ts'
import { tokenHash } from './tokens.ts'

/** Which of these tokens still open a session. Does not count as activity: an open stream keeps no session alive. */
export async function liveTokens(ctx: Context, tokens: readonly string[]): Promise<Set<string>> {
  const tokenOf = new Map(tokens.map((token) => [hex(tokenHash(token)), token]))
  const rows = await ctx.db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', sql<Uint8Array>`ANY(${[...tokenOf.values()].map(tokenHash)}::bytea[])`)
    .where(isLive(ctx.clock()))
    .execute()
  return new Set(rows.map(({ token_hash }) => tokenOf.get(hex(token_hash))!))
}

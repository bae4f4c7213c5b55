import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { newToken, tokenHash } from '../account/tokens.ts'
import type { IdentityProviderTables } from '../identity-provider/tables.ts'

type Row = Selectable<IdentityProviderTables['provider_sign_in']>

/** Why a browser was sent to a provider, and by whom. */
export interface Errand {
  organisationId: string
  purpose: Row['purpose']
  /** Who was signed in; undefined for 'sign-in'. */
  by: { accountId: string; sessionId: string } | undefined
}

export const errandLifetimeMs = 10 * 60_000

const sealPurpose = 'provider-sign-in'

/**
 * Remembers an errand for ten minutes. The provider returns `state` with its answer; `browser` is for a cookie, so that an
 * answer counts in the browser that was sent only. `secrets` are what the answer is checked against.
 */
export async function rememberErrand(
  ctx: Context,
  { organisationId, purpose, by }: Errand,
  secrets: Record<string, string>,
): Promise<{ state: string; browser: string }> {
  const [state, browser] = [newToken(), newToken()]
  await ctx.db
    .insertInto('provider_sign_in')
    .values({
      state_hash: tokenHash(state),
      org_id: organisationId,
      browser_hash: tokenHash(browser),
      purpose,
      account_id: by?.accountId ?? null,
      session_id: by?.sessionId ?? null,
      sealed: ctx.keys.seal(sealPurpose, Buffer.from(JSON.stringify(secrets))),
      expires_at: new Date(ctx.clock().getTime() + errandLifetimeMs),
    })
    .execute()
  return { state, browser }
}

/** The errand that this browser was sent on, once; undefined for another browser's, or one that took too long. */
export async function takeErrand(
  ctx: Context,
  { state, browser }: { state: string; browser: string },
): Promise<(Errand & { secrets: Record<string, string> }) | undefined> {
  const row = await ctx.db
    .deleteFrom('provider_sign_in')
    .where('state_hash', '=', tokenHash(state))
    .where('browser_hash', '=', tokenHash(browser))
    .where('expires_at', '>', ctx.clock())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { org_id: organisationId, purpose, account_id: accountId, session_id: sessionId } = row
  const by = accountId && sessionId ? { accountId, sessionId } : undefined
  const opened = Buffer.from(ctx.keys.open(sealPurpose, row.sealed)).toString()
  return { organisationId, purpose, by, secrets: JSON.parse(opened) as Record<string, string> }
}

import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { inForce } from '../../platform/in-force.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'
import { newToken, tokenHash } from '../account/session/tokens.ts'
import { type Provider, setupOf } from '../identity-provider/find-provider.ts'
import type { SingleSignOnTables } from './tables.ts'

type Row = Selectable<SingleSignOnTables['provider_sign_in']>

/** Why a browser was sent to a provider, and by whom. */
export interface ProviderSignIn {
  organisationId: string
  purpose: Row['purpose']
  /** Who was signed in; undefined for 'sign-in'. */
  by: { accountId: string; sessionId: string } | undefined
  /** The organisation's own origin, where the browser's cookie is; '' for the deployment's. */
  origin: string
}

export type OpenSignIn = ProviderSignIn & { secrets: Record<string, string> }

export const signInLifetimeMs = 10 * 60_000

const contents = sealedJson<Record<string, string>>('provider-sign-in')

/**
 * Remembers a sign-in for ten minutes. The provider returns `state` with its answer; `browser` is for a cookie, so that an
 * answer counts only in the browser that was sent. The answer is checked against `secrets`, besides the provider and its
 * current setup.
 */
export async function rememberSignIn(
  ctx: Context,
  { organisationId, purpose, by, origin }: ProviderSignIn,
  provider: Provider,
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
      sealed: contents.seal(ctx.keys, {
        provider: provider.org_id,
        setup: setupOf(provider),
        origin,
        ...secrets,
      }),
      expires_at: new Date(ctx.clock().getTime() + signInLifetimeMs),
    })
    .execute()
  return { state, browser }
}

/** An open sign-in, for an answer that comes without the browser's cookie; undefined if there is none. Leaves it open. */
export async function peekSignIn(ctx: Context, state: string): Promise<OpenSignIn | undefined> {
  const row = await ctx.db
    .selectFrom('provider_sign_in')
    .selectAll()
    .where('state_hash', '=', tokenHash(state))
    .where(inForce('expires_at', signInLifetimeMs, ctx.clock()))
    .executeTakeFirst()
  return row && opened(ctx, row)
}

/**
 * Stores the content of a sign-in's answer, in place of what it was checked against, until the browser comes with its cookie
 * and the returned state. Undefined if another answer came first.
 */
export async function answerSignIn(
  ctx: Context,
  tx: Tx,
  state: string,
  secrets: Record<string, string>,
): Promise<string | undefined> {
  const next = newToken()
  const { numUpdatedRows } = await tx
    .updateTable('provider_sign_in')
    .set({ state_hash: tokenHash(next), sealed: contents.seal(ctx.keys, secrets) })
    .where('state_hash', '=', tokenHash(state))
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : next
}

/** Takes the sign-in for which this browser was sent, once. Undefined for another browser's, or one that took too long. */
export async function takeSignIn(
  ctx: Context,
  { state, browser }: { state: string; browser: string },
): Promise<OpenSignIn | undefined> {
  const row = await ctx.db
    .deleteFrom('provider_sign_in')
    .where('state_hash', '=', tokenHash(state))
    .where('browser_hash', '=', tokenHash(browser))
    .where(inForce('expires_at', signInLifetimeMs, ctx.clock()))
    .returningAll()
    .executeTakeFirst()
  return row && opened(ctx, row)
}

function opened({ keys }: Context, row: Row): OpenSignIn {
  const { org_id: organisationId, purpose, account_id: accountId, session_id: sessionId } = row
  const by = accountId && sessionId ? { accountId, sessionId } : undefined
  const { origin = '', ...secrets } = contents.open(keys, row.sealed)
  return { organisationId, purpose, by, origin, secrets }
}

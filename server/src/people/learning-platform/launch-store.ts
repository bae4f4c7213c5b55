import { randomUUID } from 'node:crypto'
import { hourMs } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { inForce } from '../../platform/in-force.ts'
import { sealedJson } from '../../platform/keys/sealed-json.ts'
import { newToken, tokenHash } from '../account/session/tokens.ts'
import type { LearningPlatformRow } from './find-platform.ts'
import type { LearningPlatformTables } from './tables.ts'

type Row = Selectable<LearningPlatformTables['learning_launch']>
type Platform = Pick<LearningPlatformRow, 'org_id' | 'id'>

const contents = sealedJson<object>('learning-launch')
/** Time between the click on the platform and its answer. */
const answerWithinMs = 10 * 60_000
/** How long the page opened by a launch can be used. */
export const launchLifetimeMs = 2 * hourMs

/** The data against which an answer is checked. */
export interface BegunLaunch {
  nonce: string
  targetLinkUri: string
}

/** Remembers that this browser goes to the platform. The platform returns `state`, and `nonce` in its token. */
export async function beginLaunch(
  ctx: Context,
  platform: Platform,
  { browser, targetLinkUri }: { browser: string; targetLinkUri: string },
): Promise<{ state: string; nonce: string }> {
  const [state, nonce] = [newToken(), randomUUID()]
  await ctx.db
    .insertInto('learning_launch')
    .values({
      org_id: platform.org_id,
      token_hash: tokenHash(state),
      platform_id: platform.id,
      browser_hash: tokenHash(browser),
      state: 'begun',
      sealed: sealed(ctx, { nonce, targetLinkUri }),
      expires_at: new Date(ctx.clock().getTime() + answerWithinMs),
    })
    .execute()
  return { state, nonce }
}

/** The launch with this state, if it still waits for an answer. Changes nothing. */
export async function peekLaunch(
  ctx: Context,
  platform: Platform,
  state: string,
): Promise<BegunLaunch | undefined> {
  const row = await launches(ctx, platform, state, answerWithinMs)
    .where('state', '=', 'begun')
    .executeTakeFirst()
  return row && (opened(ctx, row) as BegunLaunch)
}

/**
 * Stores the content of the answer until the browser comes for it with the returned ticket. Undefined if it was already
 * answered.
 */
export async function answerLaunch(
  ctx: Context,
  tx: Tx,
  { platform, state }: { platform: Platform; state: string },
  said: object,
): Promise<string | undefined> {
  const ticket = newToken()
  const { numUpdatedRows } = await tx
    .updateTable('learning_launch')
    .set({
      token_hash: tokenHash(ticket),
      state: 'answered',
      sealed: sealed(ctx, said),
      expires_at: new Date(ctx.clock().getTime() + launchLifetimeMs),
    })
    .where('org_id', '=', platform.org_id)
    .where('platform_id', '=', platform.id)
    .where('token_hash', '=', tokenHash(state))
    .where('state', '=', 'begun')
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : ticket
}

/** The content of the answer, for the browser that began. Throws 'launch_failed' for another browser, and if it is too late. */
export async function takeLaunch(
  ctx: Context,
  platform: Platform,
  { ticket, browser }: { ticket: string; browser: string },
): Promise<object> {
  const row = await launches(ctx, platform, ticket, launchLifetimeMs)
    .where('state', '=', 'answered')
    .where('browser_hash', '=', tokenHash(browser))
    .executeTakeFirst()
  if (!row) throw refusal('launch_failed.expired')
  return opened(ctx, row)
}

const launches = ({ db, clock }: Context, platform: Platform, token: string, lastsMs: number) =>
  db
    .selectFrom('learning_launch')
    .selectAll()
    .where('org_id', '=', platform.org_id)
    .where('platform_id', '=', platform.id)
    .where('token_hash', '=', tokenHash(token))
    .where(inForce('expires_at', lastsMs, clock()))

const sealed = ({ keys }: Context, value: object): Uint8Array => contents.seal(keys, value)

const opened = ({ keys }: Context, { sealed }: Row): object => contents.open(keys, sealed)

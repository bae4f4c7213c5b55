import { dayMs, hourMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { mustProveMailbox } from '../proven-mailbox.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { staying } from './scopes.ts'
import type { Connection } from './tables.ts'

export const tokenLifetimeMs = hourMs
/** A connection that is not used for this long ends. */
export const idleMs = 180 * dayMs

/** What the token endpoint answers (RFC 6749 §5.1). */
export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  scope: string
  refresh_token?: string
}

/**
 * Issues a new access token for an hour, which replaces the previous one; the first time also a refresh token, if the student
 * let the application stay. `wish` can only narrow what the student allowed; otherwise throws invalid_scope (RFC 6749 §6). Throws
 * invalid_grant while the student must prove their mailbox.
 */
export async function giveTokens(
  ctx: Context,
  tx: Tx,
  { id, account_id, scopes, refresh_hash, redeemed_at }: Connection,
  wish: string | undefined,
): Promise<Tokens> {
  const allowed = scopes.split(' ')
  const wished = wish === undefined ? allowed : wish.split(' ').filter((one) => one !== '')
  if (!wished.every((one) => allowed.includes(one)) || wished.length === 0)
    throw new ProtocolError('invalid_scope', 'The student did not allow this')
  if (await mustProveMailbox(tx, { id: account_id, realm: 'student' }))
    throw new ProtocolError('invalid_grant', 'The student has to sign in and connect the application again')
  const now = ctx.clock()
  const stays = allowed.includes(staying)
  const refresh = stays && !refresh_hash ? newToken() : undefined
  const token = newToken()
  const until = new Date(now.getTime() + tokenLifetimeMs)
  await tx
    .updateTable('connected_application')
    .set({
      token_hash: tokenHash(token),
      token_scopes: wished.join(' '),
      token_until: until,
      redeemed_at: redeemed_at ?? now,
      used_at: now,
      expires_at: stays ? new Date(now.getTime() + idleMs) : until,
      ...(refresh && { refresh_hash: tokenHash(refresh) }),
    })
    .where('id', '=', id)
    .execute()
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: tokenLifetimeMs / 1000,
    scope: wished.join(' '),
    ...(refresh && { refresh_token: refresh }),
  }
}

import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { useOnce } from '../../../people/single-sign-on/used-messages.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import type { WalletGrant } from '../tables.ts'
import { checkDpop } from './dpop.ts'
import { findByToken } from './grant-store.ts'

const challenge = 'DPoP algs="ES256", Bearer'
const refused = (code: 'invalid_token' | 'invalid_dpop_proof', text: string) =>
  new ProtocolError(code, text, `DPoP algs="ES256", error="${code}"`)

export const invalidToken = () => refused('invalid_token', 'The access token is not valid here')

/**
 * The grant of the request's access token (RFC 6750 §2.1, RFC 9449 §7.1). A token bound to a key needs a proof of that key for
 * this request. Throws invalid_token and invalid_dpop_proof with 401.
 */
export async function requireAccess(
  ctx: Context,
  organisationId: string,
  { headers }: FastifyRequest,
  url: string,
): Promise<WalletGrant> {
  const [, scheme = '', token = ''] = /^(Bearer|DPoP) ([\w-]{43})$/i.exec(headers.authorization ?? '') ?? []
  if (!token) throw new ProtocolError('invalid_token', 'Send the access token', challenge)
  const grant = await findByToken(ctx, organisationId, token)
  const isBound = Boolean(grant?.dpop_key)
  if (!grant || isBound !== (scheme.toLowerCase() === 'dpop')) throw invalidToken()
  if (isBound) {
    const proof = await checkDpop(ctx, String(headers.dpop), { url, token }).catch(() => undefined)
    const isNew =
      proof &&
      proof.key === grant.dpop_key &&
      (await withRetry(ctx.db, (tx) => useOnce(tx, { organisationId, ...proof })))
    if (!isNew) throw refused('invalid_dpop_proof', 'The DPoP proof is not valid for this request')
  }
  return grant
}

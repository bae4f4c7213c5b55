import type { Context } from '../../context.ts'
import { organisationUrl } from '../../proof/issuer/did.ts'

/**
 * An organisation's endpoints for wallets. Its URL identifies it both as credential issuer and as authorization server, so that
 * codes, tokens and answers of one university are useless at another.
 */
export function endpointsOf({ config }: Pick<Context, 'config'>, organisationId: string) {
  const issuer = organisationUrl(config.publicUrl, organisationId)
  return {
    issuer,
    offer: `${issuer}/wallet-offer`,
    authorize: `${issuer}/authorize`,
    push: `${issuer}/par`,
    token: `${issuer}/token`,
    nonce: `${issuer}/nonce`,
    credential: `${issuer}/credential`,
    deferred: `${issuer}/deferred-credential`,
    notification: `${issuer}/notification`,
  }
}

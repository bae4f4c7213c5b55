import type { Context } from '../../context.ts'
import { organisationUrl } from '../../proof/issuer/did.ts'

/**
 * Where wallets talk to an organisation. Its URL is the credential issuer identifier, and the identifier of the authorization
 * server as well, so that codes, tokens and answers of one university mean nothing at another.
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

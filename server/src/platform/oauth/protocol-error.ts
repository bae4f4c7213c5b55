import type { FastifyInstance } from 'fastify'

/**
 * The error codes that we use of RFC 6749 §4.1.2.1 and §5.2, RFC 6750 §3.1, RFC 7591 §3.2.2, RFC 9449 and OpenID4VCI 1.0
 * §8.3.1, §9.3 and §11.3.
 */
export type ProtocolCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'invalid_authorization_details'
  | 'invalid_dpop_proof'
  | 'invalid_token'
  | 'invalid_credential_request'
  | 'unknown_credential_configuration'
  | 'unknown_credential_identifier'
  | 'invalid_proof'
  | 'invalid_nonce'
  | 'invalid_encryption_parameters'
  | 'credential_request_denied'
  | 'invalid_transaction_id'
  | 'invalid_notification_id'
  | 'invalid_notification_request'

/** A refusal for programs: one of the protocol's error codes, and a sentence in plain ASCII for their developers. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode
  /** The value of WWW-Authenticate for refused access tokens and clients, which are answered with 401. */
  readonly challenge: string | undefined

  constructor(code: ProtocolCode, description: string, challenge?: string) {
    super(description)
    this.name = 'ProtocolError'
    this.code = code
    this.challenge = challenge
  }
}

/** Answers protocol errors in this scope in the form of these standards, and other errors as usual. */
export function answerAsProtocol(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ProtocolError)) throw error
    if (error.challenge) reply.header('www-authenticate', error.challenge)
    return reply
      .code(error.challenge ? 401 : 400)
      .type('application/json')
      .serializer(JSON.stringify)
      .send({ error: error.code, error_description: error.message })
  })
}

import { z } from 'zod'
import { parse } from '../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../platform/oauth/protocol-error.ts'
import { type ConfigurationId, isBoundToKeys, isConfiguration } from './configurations.ts'
import { mostCopies } from './metadata.ts'

const text = z.string().min(1).max(4_000)

export const credentialRequest = z
  .object({
    credential_configuration_id: text
      .optional()
      .describe('What to get, by its name in the metadata. Either this or `credential_identifier`.'),
    credential_identifier: text.optional().describe('What to get, as the token’s answer named it.'),
    proofs: z
      .strictObject({
        jwt: z.array(text).min(1).max(mostCopies).describe('A proof for each key, and so for each copy.'),
      })
      .optional()
      .describe('That the wallet holds its keys.'),
    credential_response_encryption: z.unknown().optional().describe('Not supported.'),
  })
  .refine((one) => Boolean(one.credential_configuration_id) !== Boolean(one.credential_identifier))

/** Parses a credential request (OpenID4VCI §8.2). Does not check its proofs. Throws the errors of §8.3.1. */
export function readCredentialRequest(body: unknown): {
  configurationId: ConfigurationId
  proofs: readonly string[]
} {
  const request = parse(credentialRequest, body, 'invalid_credential_request')
  if (request.credential_response_encryption !== undefined)
    throw new ProtocolError('invalid_encryption_parameters', 'Answers are not encrypted beyond TLS')
  const { credential_configuration_id, credential_identifier, proofs } = request
  // Identifiers that we issue name their configuration.
  const configurationId = credential_configuration_id ?? credential_identifier
  if (!isConfiguration(configurationId))
    throw new ProtocolError(
      credential_identifier ? 'unknown_credential_identifier' : 'unknown_credential_configuration',
      'The metadata lists what can be requested',
    )
  if (!proofs && isBoundToKeys(configurationId))
    throw new ProtocolError('invalid_proof', 'proofs.jwt is missing')
  return { configurationId, proofs: proofs?.jwt ?? [] }
}

export const deferredRequest = z.object({
  transaction_id: text.describe('As the answer named it that deferred the certificate.'),
})

/** The id of a deferred transaction (OpenID4VCI §9.1). */
export const readDeferredRequest = (body: unknown): string =>
  parse(deferredRequest, body, 'invalid_credential_request').transaction_id

export const notificationRequest = z.object({
  notification_id: text.describe('As the answer with the certificate named it.'),
  event: z
    .enum(['credential_accepted', 'credential_failure', 'credential_deleted'])
    .describe('What became of the certificate.'),
})

/** A wallet's report (OpenID4VCI §11.1). */
export const readNotification = (body: unknown) =>
  parse(notificationRequest, body, 'invalid_notification_request')

const details = z.array(
  z.object({
    type: z.literal('openid_credential'),
    credential_configuration_id: z.string().refine(isConfiguration),
  }),
)

/**
 * Parses `authorization_details` for repeating them in a token response (OpenID4VCI §6.2). A grant is for one certificate, so
 * an identifier need only name the configuration. Throws invalid_authorization_details (RFC 9396 §5).
 */
export function readDetails(sent: string) {
  const found = parse(details, jsonOf(sent), 'invalid_authorization_details')
  return found.map((one) => ({ ...one, credential_identifiers: [one.credential_configuration_id] }))
}

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}

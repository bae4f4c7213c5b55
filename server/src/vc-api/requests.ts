import { ApiError } from '../platform/http/api-error.ts'
import type { VerifyOptions } from './verify-credential.ts'

type JsonObject = Record<string, unknown>

/** The credential of `{credential, options?}`. Every reader here throws malformed for another form. */
export function readIssueRequest(body: unknown): JsonObject {
  const { credential } = asObject(body, 'the body')
  return asObject(credential, 'credential')
}

/** `{verifiableCredential, options?}`; a credential may be an envelope, or the bare text of a JWT. */
export function readVerifyRequest(body: unknown): { credential: unknown; options: VerifyOptions } {
  const { verifiableCredential, options } = asObject(body, 'the body')
  if (typeof verifiableCredential !== 'string') asObject(verifiableCredential, 'verifiableCredential')
  return { credential: verifiableCredential, options: readOptions(options) }
}

/** `{verifiablePresentation, options?}`, or `{presentation, options?}` for one that need not be signed. */
export function readPresentationRequest(body: unknown): {
  presentation: JsonObject
  options: VerifyOptions & { isSigned: boolean }
} {
  const { verifiablePresentation, presentation, options } = asObject(body, 'the body')
  const isSigned = verifiablePresentation !== undefined
  return {
    presentation: asObject(verifiablePresentation ?? presentation, 'verifiablePresentation'),
    options: { ...readOptions(options), isSigned },
  }
}

/** The id in `{credentialId, credentialStatus: {type, statusPurpose}, status?}`: a revocation is all that can be asked. */
export function readStatusRequest(body: unknown): string {
  const { credentialId, credentialStatus, status = true } = asObject(body, 'the body')
  const { type, statusPurpose } = asObject(credentialStatus, 'credentialStatus')
  if (typeof credentialId !== 'string') throw wrong('credentialId must be a text.')
  if (type !== 'BitstringStatusListEntry' || statusPurpose !== 'revocation')
    throw wrong('credentialStatus must be a BitstringStatusListEntry with the purpose revocation.')
  if (status !== true && status !== '1') throw wrong('status must be true: a revocation is for ever.')
  return credentialId
}

function readOptions(value: unknown): VerifyOptions {
  const {
    checks = [],
    expectedProofPurpose,
    challenge,
    domain,
  } = value === undefined ? {} : asObject(value, 'options')
  if (!Array.isArray(checks) || !checks.every((check) => typeof check === 'string'))
    throw wrong('options.checks must be a list of texts.')
  return {
    checks,
    expectedProofPurpose: asText(expectedProofPurpose, 'options.expectedProofPurpose'),
    challenge: asText(challenge, 'options.challenge'),
    domain: asText(domain, 'options.domain'),
  }
}

function asObject(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(`${what} must be an object.`)
  return value as JsonObject
}

function asText(value: unknown, what: string): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw wrong(`${what} must be a text.`)
  return value
}

function wrong(message: string): ApiError {
  return new ApiError('malformed', message.charAt(0).toUpperCase() + message.slice(1))
}

import { refusal } from '../../platform/http/api-error.ts'
import type { VerifyOptions } from './verify-credential.ts'

type JsonObject = Record<string, unknown>

/** Reads the credential of `{credential, options?}`. Like every reader here, throws malformed for any other form. */
export function readIssueRequest(body: unknown): JsonObject {
  const { credential } = asObject(body, 'The body')
  return asObject(credential, 'credential')
}

/** Reads `{verifiableCredential, options?}`. A credential may be an envelope, or the bare text of a JWT. */
export function readVerifyRequest(body: unknown): { credential: unknown; options: VerifyOptions } {
  const { verifiableCredential, options } = asObject(body, 'The body')
  if (typeof verifiableCredential !== 'string') asObject(verifiableCredential, 'verifiableCredential')
  return { credential: verifiableCredential, options: readOptions(options) }
}

/** Reads `{verifiablePresentation, options?}`, or `{presentation, options?}` for one that need not be signed. */
export function readPresentationRequest(body: unknown): {
  presentation: JsonObject
  options: VerifyOptions & { isSigned: boolean }
} {
  const { verifiablePresentation, presentation, options } = asObject(body, 'The body')
  const isSigned = verifiablePresentation !== undefined
  return {
    presentation: asObject(verifiablePresentation ?? presentation, 'verifiablePresentation'),
    options: { ...readOptions(options), isSigned },
  }
}

/** Reads the id of `{credentialId, credentialStatus: {type, statusPurpose}, status?}`. Only a revocation can be requested. */
export function readStatusRequest(body: unknown): string {
  const { credentialId, credentialStatus, status: bit = true } = asObject(body, 'The body')
  const { type, statusPurpose } = asObject(credentialStatus, 'credentialStatus')
  if (typeof credentialId !== 'string') throw refusal('malformed.text', { name: 'credentialId' })
  if (type !== 'BitstringStatusListEntry' || statusPurpose !== 'revocation')
    throw refusal('malformed.credential_status')
  if (bit !== true && bit !== '1') throw refusal('malformed.status')
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
    throw refusal('malformed.texts', { name: 'options.checks' })
  return {
    checks,
    expectedProofPurpose: asText(expectedProofPurpose, 'options.expectedProofPurpose'),
    challenge: asText(challenge, 'options.challenge'),
    domain: asText(domain, 'options.domain'),
  }
}

function asObject(value: unknown, name: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal('malformed.object', { name })
  return value as JsonObject
}

function asText(value: unknown, name: string): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw refusal('malformed.text', { name })
  return value
}

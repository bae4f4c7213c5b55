import type { ProofClaim } from './proof-options.ts'

/** The parts of a credential that checks look at, whatever its shape. */
export type Credential = {
  document: Record<string, unknown>
  id: string | undefined
  issuerId: string
  validFrom: string | undefined
  validUntil: string | undefined
  proofs: ProofClaim[]
  statusEntries: Record<string, unknown>[]
}

const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1'
const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2'

/** Reads a credential (VCDM 2.0 §4, or 1.1 §4), or says what keeps the document from being one. */
export function readCredential(
  value: unknown,
): { ok: true; credential: Credential } | { ok: false; problem: string } {
  if (!isObject(value)) return wrong('it is not a JSON object')
  const contexts = value['@context']
  if (!Array.isArray(contexts) || ![CREDENTIALS_V1, CREDENTIALS_V2].includes(contexts[0]))
    return wrong('its first @context is neither credentials/v2 nor credentials/v1')
  if (!asList(value.type).includes('VerifiableCredential'))
    return wrong('its type is not VerifiableCredential')
  const issuerId = isObject(value.issuer) ? value.issuer.id : value.issuer
  if (typeof issuerId !== 'string' || issuerId === '') return wrong('it names no issuer')
  const subjects = asList(value.credentialSubject)
  if (
    !subjects.every((subject) => isObject(subject) && Object.keys(subject).length > 0) ||
    subjects.length === 0
  ) {
    return wrong('it has no subject')
  }
  const { id } = value
  const { validFrom, validUntil } = periodOf(value, contexts[0])
  if (id !== undefined && typeof id !== 'string') return wrong('its id is not a string')
  if (!isOptionalDate(validFrom) || !isOptionalDate(validUntil)) return wrong('a date in it is not a date')
  if (validFrom !== undefined && validUntil !== undefined && instant(validFrom) > instant(validUntil)) {
    return wrong('it ends before it begins')
  }
  const proofs = asList(value.proof)
  if (!proofs.every(isObject)) return wrong('a proof in it is not an object')
  const statusEntries = asList(value.credentialStatus)
  if (!statusEntries.every(isObject)) return wrong('a status entry in it is not an object')
  return {
    ok: true,
    credential: { document: value, id, issuerId, validFrom, validUntil, proofs, statusEntries },
  }
}

/** The period of validity, under the names of version 2.0. */
function periodOf(value: Record<string, unknown>, version: unknown) {
  return version === CREDENTIALS_V1
    ? { validFrom: value.issuanceDate, validUntil: value.expirationDate }
    : { validFrom: value.validFrom, validUntil: value.validUntil }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Milliseconds since 1970 of an XSD dateTime; a missing offset means UTC. `NaN` for anything else. */
export function instant(text: string): number {
  const match = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text)
  return match === null ? Number.NaN : Date.parse(match[1] === undefined ? `${text}Z` : text)
}

/** A JSON-LD value as a list: absent is empty, a single value is a list of one. */
function asList(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function isOptionalDate(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && !Number.isNaN(instant(value)))
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem }
}

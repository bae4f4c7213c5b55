import { instant, isDate, isObject, listOf } from '../../json/values.ts'
import type { ProofClaim } from '../checks/proof-options.ts'

/** The parts of a credential that checks look at, whatever its shape. */
export type Credential = {
  /** What the credential says, under plain terms. */
  document: Record<string, unknown>
  /** The document as it came, needed for its signature: its members may be spelt to mislead. */
  original: Record<string, unknown>
  id: string | undefined
  issuerId: string
  validFrom: string | undefined
  validUntil: string | undefined
  proofs: ProofClaim[]
  statusEntries: Record<string, unknown>[]
}

const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1'
const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2'

/** Whether this presents credentials to a verifier, as far as its type says. */
export const isPresentation = (value: Record<string, unknown>): boolean =>
  listOf(value.type).includes('VerifiablePresentation')

/** Whether this is an envelope for a JWT (VCDM 2.0 §4.13), as far as its type says. */
export const isEnveloped = (value: unknown): boolean =>
  isObject(value) && listOf(value.type).includes('EnvelopedVerifiableCredential')

/** Reads a credential (VCDM 2.0 §4, or 1.1 §4), or says why the document is not one. */
export function readCredential(
  value: unknown,
): { ok: true; credential: Credential } | { ok: false; problem: string } {
  if (!isObject(value)) return wrong('it is not a JSON object')
  const contexts = value['@context']
  if (!Array.isArray(contexts) || ![CREDENTIALS_V1, CREDENTIALS_V2].includes(contexts[0]))
    return wrong('its first @context is neither credentials/v2 nor credentials/v1')
  if (!listOf(value.type).includes('VerifiableCredential'))
    return wrong('its type is not VerifiableCredential')
  const issuerId = claimedIssuer(value)
  if (issuerId === '') return wrong('it names no issuer')
  const subjects = listOf(value.credentialSubject)
  if (
    !subjects.every((subject) => isObject(subject) && Object.keys(subject).length > 0) ||
    subjects.length === 0
  ) {
    return wrong('it has no subject')
  }
  const { id } = value
  if (id !== undefined && typeof id !== 'string') return wrong('its id is not a string')
  const starts = [value.validFrom, value.issuanceDate].filter((date) => date !== undefined)
  const ends = [value.validUntil, value.expirationDate].filter((date) => date !== undefined)
  if (!starts.every(isDate) || !ends.every(isDate)) return wrong('a date in it is not a date')
  // Versions 1.1 and 2.0 name the dates differently. If both are there the stricter counts, whatever version is claimed.
  const validFrom = starts.toSorted((a, b) => instant(b) - instant(a))[0]
  const validUntil = ends.toSorted((a, b) => instant(a) - instant(b))[0]
  if (validFrom !== undefined && validUntil !== undefined && instant(validFrom) > instant(validUntil)) {
    return wrong('it ends before it begins')
  }
  const proofs = listOf(value.proof)
  if (!proofs.every(isObject)) return wrong('a proof in it is not an object')
  const statusEntries = listOf(value.credentialStatus)
  if (!statusEntries.every(isObject)) return wrong('a status entry in it is not an object')
  return {
    ok: true,
    credential: {
      document: value,
      original: value,
      id,
      issuerId,
      validFrom,
      validUntil,
      proofs,
      statusEntries,
    },
  }
}

/** Whom a document claims as its issuer. Use it only to find out whom to ask. */
export function claimedIssuer({ issuer }: Record<string, unknown>): string {
  const id = isObject(issuer) ? issuer.id : issuer
  return typeof id === 'string' ? id : ''
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem }
}

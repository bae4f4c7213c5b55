import { STATUS_LIST_CONTEXTS, type StatusPurpose } from './document.ts'
import { requireDate, requireIri, requirePeriod, requireText } from './require.ts'

/** A status list as it is published. `encodedList` comes from `encodeStatusList`. */
export type StatusListInput = {
  /** The https address at which the list is served; also its id. */
  url: string
  issuerId: string
  purpose: StatusPurpose
  encodedList: string
  validFrom: string
  validUntil: string
  /** How long a copy may be used, in milliseconds. */
  ttlMs: number
}

/** BitstringStatusListCredential (W3C Bitstring Status List v1.0 §2.2). */
export type StatusListDocument = {
  '@context': typeof STATUS_LIST_CONTEXTS
  id: string
  type: readonly ['VerifiableCredential', 'BitstringStatusListCredential']
  issuer: string
  validFrom: string
  validUntil: string
  credentialSubject: {
    id: string
    type: 'BitstringStatusList'
    statusPurpose: StatusPurpose
    encodedList: string
    ttl: number
  }
}

/** Builds the unsigned status list credential. Throws a `TypeError` that names the field if a value cannot be signed. */
export function buildStatusListCredential(input: StatusListInput): StatusListDocument {
  if (!Number.isSafeInteger(input.ttlMs) || input.ttlMs <= 0)
    throw new TypeError('ttlMs must be a whole number above 0')
  return {
    '@context': STATUS_LIST_CONTEXTS,
    id: requireIri('url', input.url),
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: requireIri('issuerId', input.issuerId),
    validFrom: requireDate('validFrom', input.validFrom),
    validUntil: requirePeriod(input.validFrom, input.validUntil),
    credentialSubject: {
      id: requireIri('url', `${input.url}#list`),
      type: 'BitstringStatusList',
      statusPurpose: input.purpose,
      encodedList: requireText('encodedList', input.encodedList),
      ttl: input.ttlMs,
    },
  }
}

import type { Credential } from './credential.ts'
import { issuerProofs } from './proof-options.ts'

/** What a credential says; empty where it says nothing. */
export type SignedFacts = {
  recipient: string
  programme: string
  /** Its name, or its id where it gives none. */
  issuer: string
  issuerId: string
  date: string
  until: string
  id: string
  signature: string
  /** The id of the key that signed: 'did:web:…#z6Mk…'. */
  keyId: string
}

export const NO_FACTS: SignedFacts = {
  recipient: '',
  programme: '',
  issuer: '',
  issuerId: '',
  date: '',
  until: '',
  id: '',
  signature: '',
  keyId: '',
}

/** The facts of a credential as its signature covers them, and the issuer's own proof. */
export function factsOf(credential: Credential): SignedFacts {
  const { document, id, issuerId, validFrom, validUntil } = credential
  const [proof] = issuerProofs(credential)
  const identities = listAt(document, 'credentialSubject', 'identifier')
  const name = identities.find((identity) => textAt(identity, 'identityType') === 'name')
  return {
    recipient: textAt(name, 'identityHash') || textAt(document, 'credentialSubject', 'name'),
    programme: textAt(document, 'credentialSubject', 'achievement', 'name') || textAt(document, 'name'),
    issuer: textAt(document, 'issuer', 'name') || issuerId,
    issuerId,
    date: validFrom ?? '',
    until: validUntil ?? '',
    id: id ?? '',
    signature: textAt(proof, 'proofValue'),
    keyId: textAt(proof, 'verificationMethod'),
  }
}

/** The values at a path; of several on the way, the first one. */
function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = path.reduce<unknown>(
    (node, key) => ([node].flat()[0] as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
  return found === undefined ? [] : [found].flat()
}

function textAt(value: unknown, ...path: string[]): string {
  const [text] = listAt(value, ...path)
  return typeof text === 'string' ? text : ''
}

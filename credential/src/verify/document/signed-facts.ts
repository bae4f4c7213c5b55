import { issuerProofs } from '../checks/proof-options.ts'
import { type Achieved, achieved } from './achieved.ts'
import type { Credential } from './credential.ts'
import { listAt, textAt } from './read-path.ts'
import { type SignedDetail, signedDetails } from './signed-details.ts'

/** What a credential says; empty where it says nothing. */
export type SignedFacts = {
  recipient: string
  programme: string
  /** Its name, or its id where it gives none. */
  issuer: string
  issuerId: string
  date: string
  until: string
  /** What it says beside its title, such as a grade. */
  details: SignedDetail[]
  /** Description, criteria and evidence of the achievement. */
  achievement: Achieved
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
  details: [],
  achievement: { description: '', criteria: '', evidence: [] },
  id: '',
  signature: '',
  keyId: '',
}

/** The facts of a credential as its signature covers them, in the words of Open Badges or of ELM, and the issuer's own proof. */
export function factsOf(credential: Credential): SignedFacts {
  const { document, id, issuerId, validFrom, validUntil } = credential
  const [proof] = issuerProofs(credential)
  const identities = listAt(document, 'credentialSubject', 'identifier')
  const name = identities.find((identity) => textAt(identity, 'identityType') === 'name')
  return {
    recipient:
      textAt(name, 'identityHash') ||
      textAt(document, 'credentialSubject', 'name') ||
      textAt(document, 'credentialSubject', 'fullName'),
    programme:
      textAt(document, 'credentialSubject', 'achievement', 'name') ||
      textAt(document, 'name') ||
      textAt(document, 'credentialSubject', 'hasClaim', 'title'),
    issuer: textAt(document, 'issuer', 'name') || textAt(document, 'issuer', 'legalName') || issuerId,
    issuerId,
    date: validFrom ?? '',
    until: validUntil ?? '',
    details: signedDetails(document),
    achievement: achieved(document),
    id: id ?? '',
    signature: textAt(proof, 'proofValue'),
    keyId: textAt(proof, 'verificationMethod'),
  }
}

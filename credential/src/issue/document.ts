/** Contexts of certificates and endorsements, in this order and nothing else. */
export const BADGE_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Contexts of status list credentials. */
export const STATUS_LIST_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://w3id.org/security/data-integrity/v2',
] as const

/** What makes a Verifiable Credential one (VCDM 2.0 §4), whatever its shape. */
export type CredentialDocument = {
  '@context': readonly string[]
  id: string
  type: readonly string[]
  issuer: string | { id: string }
  validFrom?: string
  validUntil?: string
  proof?: DataIntegrityProof | DataIntegrityProof[]
}

/** A document that carries its proof. `proof` is always an array, so that a second proof does not change the shape. */
export type Signed<Document> = Omit<Document, 'proof'> & { proof: DataIntegrityProof[] }

/** A Data Integrity proof (VC Data Integrity 1.0 §2.1), as eddsa-rdfc-2022 makes it. */
export type DataIntegrityProof = ProofOptions & { proofValue: string }

export type ProofOptions = {
  type: 'DataIntegrityProof'
  cryptosuite: 'eddsa-rdfc-2022'
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
}

/** An organisation as issuer. `id` is its DID. */
export type IssuerProfile = { id: string; type: readonly ['Profile']; name: string }

/** One bit of a Bitstring Status List (W3C Bitstring Status List v1.0 §2.1). The index is a decimal string there. */
export type StatusEntry = {
  id: string
  type: 'BitstringStatusListEntry'
  statusPurpose: StatusPurpose
  statusListIndex: string
  statusListCredential: string
}

export type StatusPurpose = 'revocation' | 'suspension'

/** Where a document's status bit is: the list's address and the position in it. */
export type StatusPosition = { listUrl: string; index: number }

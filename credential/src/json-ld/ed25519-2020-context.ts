const SECURITY = 'https://w3id.org/security#'
const DATE = 'http://www.w3.org/2001/XMLSchema#dateTime'
const base = { '@protected': true, id: '@id', type: '@type' } as const
const reference = (name: string) => ({ '@id': SECURITY + name, '@type': '@id' }) as const
const references = (name: string) => ({ ...reference(name), '@container': '@set' }) as const
const multibase = (name: string) => ({ '@id': SECURITY + name, '@type': `${SECURITY}multibase` }) as const

/** The terms for a proof in both signature suites of 2020, except `proofValue`. */
export const PROOF_2020 = {
  ...base,
  challenge: `${SECURITY}challenge`,
  created: { '@id': 'http://purl.org/dc/terms/created', '@type': DATE },
  domain: `${SECURITY}domain`,
  expires: { '@id': `${SECURITY}expiration`, '@type': DATE },
  nonce: `${SECURITY}nonce`,
  proofPurpose: {
    '@id': `${SECURITY}proofPurpose`,
    '@type': '@vocab',
    '@context': {
      ...base,
      assertionMethod: references('assertionMethod'),
      authentication: references('authenticationMethod'),
      capabilityInvocation: references('capabilityInvocationMethod'),
      capabilityDelegation: references('capabilityDelegationMethod'),
      keyAgreement: references('keyAgreementMethod'),
    },
  },
  verificationMethod: reference('verificationMethod'),
} as const

/** https://w3id.org/security/suites/ed25519-2020/v1, term by term as it is published. */
export const ED25519_2020 = {
  '@context': {
    ...base,
    proof: { ...reference('proof'), '@container': '@graph' },
    Ed25519VerificationKey2020: {
      '@id': `${SECURITY}Ed25519VerificationKey2020`,
      '@context': {
        ...base,
        controller: reference('controller'),
        revoked: { '@id': `${SECURITY}revoked`, '@type': DATE },
        publicKeyMultibase: multibase('publicKeyMultibase'),
      },
    },
    Ed25519Signature2020: {
      '@id': `${SECURITY}Ed25519Signature2020`,
      '@context': { ...PROOF_2020, proofValue: multibase('proofValue') },
    },
  },
}

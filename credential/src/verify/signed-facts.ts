/** What a certificate of ours says; empty where it says nothing. */
export type SignedFacts = {
  recipient: string
  programme: string
  issuer: string
  date: string
  until: string
  id: string
  signature: string
  /** The id of the key that signed: 'did:web:…#z6Mk…'. */
  keyId: string
}

/** Reads them from the document itself, whose signature is to be checked before anything in it is believed. */
export function signedFacts(certificate: Record<string, unknown>): SignedFacts {
  const at = (...path: (string | number)[]): unknown =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], certificate)
  const text = (...path: (string | number)[]): string => {
    const value = at(...path)
    return typeof value === 'string' ? value : ''
  }
  const identifiers = at('credentialSubject', 'identifier')
  const name = (Array.isArray(identifiers) ? identifiers : []).findIndex(
    (identity) => identity?.identityType === 'name',
  )
  return {
    recipient: text('credentialSubject', 'identifier', name, 'identityHash'),
    programme: text('credentialSubject', 'achievement', 'name'),
    issuer: text('issuer', 'name'),
    date: text('validFrom'),
    until: text('validUntil'),
    id: text('id'),
    signature: text('proof', 0, 'proofValue'),
    keyId: text('proof', 0, 'verificationMethod'),
  }
}

import { decodeMultikey, readMultikey } from '../crypto/multikey.ts'
import { isObject } from './credential.ts'

/** A key as a DID document describes it (W3C Controlled Identifiers §2.2). */
export type VerificationMethod = Record<string, unknown>

/** Whether a value is the DID document of this DID, as far as key look-ups need it. */
export function isDidDocument(value: unknown, did: string): value is Record<string, unknown> {
  return isObject(value) && value.id === did
}

/**
 * The key with this id that the DID may use for this purpose (W3C Controlled Identifiers §3.3): controlled by the DID
 * itself, and listed under the purpose; `undefined` when the document does not give such a key.
 */
export function findKey(
  didDocument: Record<string, unknown>,
  did: string,
  keyId: string,
  purpose = 'assertionMethod',
): VerificationMethod | undefined {
  const listed = asList(didDocument[purpose])
  const isListed = listed.some((method) => (isObject(method) ? method.id : method) === keyId)
  const key = [...asList(didDocument.verificationMethod), ...listed]
    .filter(isObject)
    .find((method) => method.id === keyId)
  return isListed && key?.controller === did ? key : undefined
}

/** The 32 bytes of a method that is an Ed25519 Multikey; `undefined` for any other. */
export function ed25519Key(method: VerificationMethod): Uint8Array | undefined {
  if (method.type !== 'Multikey') return undefined
  try {
    return decodeMultikey(String(method.publicKeyMultibase))
  } catch {
    return undefined
  }
}

/**
 * The key that a key id itself names in its fragment, `…#z6Mk…`. It says which key signed, not whose key it is: good
 * for the signature, worth nothing for the issuer's identity.
 */
export function keyFromFragment(keyId: string): VerificationMethod {
  return { type: 'Multikey', publicKeyMultibase: keyId.slice(keyId.indexOf('#') + 1) }
}

/** The DID document that a `did:key` of Ed25519, P-256 or P-384 stands for; throws a `TypeError` for any other DID. */
export function resolveDidKey(did: string): Record<string, unknown> {
  const multikey = did.startsWith('did:key:') ? did.slice('did:key:'.length) : ''
  readMultikey(multikey)
  const id = `${did}#${multikey}`
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: [{ id, type: 'Multikey', controller: did, publicKeyMultibase: multikey }],
    authentication: [id],
    assertionMethod: [id],
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

import { decodeMultikey } from '../crypto/multikey.ts'
import { isObject } from './credential.ts'

/** A DID document's answer about a key: its 32 bytes, or that the document does not give it to this controller. */
export type KeyAnswer = { found: true; publicKey: Uint8Array } | { found: false }

/** Whether a value is the DID document of this DID, as far as key look-ups need it. */
export function isDidDocument(value: unknown, did: string): value is Record<string, unknown> {
  return isObject(value) && value.id === did
}

/**
 * The key with this id that the DID may sign statements with (W3C Controlled Identifiers §3.3): type Multikey, Ed25519,
 * controlled by the DID itself, and listed in `assertionMethod`.
 */
export function findAssertionKey(
  didDocument: Record<string, unknown>,
  did: string,
  keyId: string,
): KeyAnswer {
  const { verificationMethod, assertionMethod } = didDocument
  const embedded = [verificationMethod, assertionMethod].flatMap((list) => (Array.isArray(list) ? list : []))
  const key = embedded.filter(isObject).find((method) => method.id === keyId)
  const isAsserted =
    Array.isArray(assertionMethod) &&
    assertionMethod.some((method) => method === keyId || (isObject(method) && method.id === keyId))
  if (key === undefined || !isAsserted || key.type !== 'Multikey' || key.controller !== did)
    return { found: false }
  return multikeyAnswer(key.publicKeyMultibase)
}

/**
 * The key that a key id itself names in its fragment, `…#z6Mk…`. It says which key signed, not whose key it is: good
 * for the signature, worth nothing for the issuer's identity.
 */
export function keyFromFragment(keyId: string): KeyAnswer {
  return multikeyAnswer(keyId.slice(keyId.indexOf('#') + 1))
}

/** The DID document that a `did:key` of Ed25519 stands for; throws a `TypeError` for any other DID. */
export function resolveDidKey(did: string): Record<string, unknown> {
  const multikey = did.startsWith('did:key:') ? did.slice('did:key:'.length) : ''
  decodeMultikey(multikey)
  const id = `${did}#${multikey}`
  return {
    id: did,
    verificationMethod: [{ id, type: 'Multikey', controller: did, publicKeyMultibase: multikey }],
    assertionMethod: [id],
  }
}

function multikeyAnswer(multikey: unknown): KeyAnswer {
  try {
    return { found: true, publicKey: decodeMultikey(String(multikey)) }
  } catch {
    return { found: false }
  }
}

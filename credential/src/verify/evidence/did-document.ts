import { decodeMultikey, readMultikey } from '../../crypto/multikey.ts'
import { instant, isObject } from '../../json/values.ts'

/** A key as a DID document describes it (W3C Controlled Identifiers §2.2). */
export type VerificationMethod = Record<string, unknown>

/** Whether an id is a DID or looks like one: only its DID method can then say whose key it names. */
export const looksLikeDid = (id: string): boolean => /^did:/i.test(id)

/** Whether a value is the DID document of this DID, as far as key look-ups need it. */
export function isDidDocument(value: unknown, did: string): value is Record<string, unknown> {
  return isObject(value) && value.id === did
}

/**
 * The key with this id, if the DID document has it under this purpose and the DID itself controls it (W3C Controlled
 * Identifiers §3.3); otherwise `undefined`.
 */
export function findKey(
  didDocument: Record<string, unknown>,
  did: string,
  keyId: string,
  purpose = 'assertionMethod',
): VerificationMethod | undefined {
  // Ids may be relative to the document's own (DID Core §3.2.2).
  const isNamed = (id: unknown) => (typeof id === 'string' && id.startsWith('#') ? did + id : id) === keyId
  const listed = asList(didDocument[purpose])
  const isListed = listed.some((method) => isNamed(isObject(method) ? method.id : method))
  const keys = [...asList(didDocument.verificationMethod), ...listed].filter(isObject)
  const [key, ...others] = keys.filter((method) => isNamed(method.id))
  // If two keys share one id, it identifies neither.
  return isListed && others.length === 0 && key?.controller === did ? key : undefined
}

/** How the ids of keys begin that seal PDFs. They are listed for no purpose, since they must not sign credentials. */
export const SEAL_FRAGMENT = '#seal-'

/** The keys that the DID document names for seals, except ended ones. */
export function sealKeys(didDocument: Record<string, unknown>, did: string, now: Date): VerificationMethod[] {
  return asList(didDocument.verificationMethod)
    .filter(isObject)
    .filter(({ id, controller }) => String(id).startsWith(did + SEAL_FRAGMENT) && controller === did)
    .filter((key) => !isKeyEnded(key, now))
}

/** Whether its controller has ended a key: `revoked` or `expires` has passed or is unreadable (Controlled Identifiers §2.2). */
export function isKeyEnded({ revoked, expires }: VerificationMethod, now: Date): boolean {
  return [revoked, expires].some((end) => end !== undefined && !(instant(String(end)) > now.getTime()))
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
 * The key in the fragment of a key id, `…#z6Mk…`. It does not say whose key it is: use it only for callers that ask about the
 * proof alone, where no DID document can tell.
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

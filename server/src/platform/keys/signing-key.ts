import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { decodeMultikey, encodeMultikey } from '@credenza/credential/issue'
import type { Keys } from './keys.ts'
import { signOnThread } from './signing-thread.ts'

const PURPOSE = 'organisation-signing-key'
// DER up to the 32 key bytes (RFC 8410 §4 and §7): node:crypto cannot read bare Ed25519 keys.
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** An Ed25519 key ready to sign (RFC 8032). The private half stays inside. */
export interface SigningKey {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** Multikey text of the public half, 'z6Mk…' (W3C Controlled Identifiers §2.2.2). */
  readonly publicKeyMultibase: string
  /** The 64-byte signature over these bytes; synchronous, and nothing is parsed per signature. */
  sign(bytes: Uint8Array): Uint8Array
  /** Signatures over many messages, checked as by `checkedSigner`; another thread makes them. */
  signAside(messages: readonly Uint8Array[]): Promise<Uint8Array[]>
}

/** Makes an organisation's Ed25519 key. Returns the private half sealed, for the database. */
export function generateSigningKey(keys: Keys): { publicKeyMultibase: string; sealedPrivateKey: Uint8Array } {
  const seed = randomBytes(32)
  return {
    publicKeyMultibase: signingKeyOf(seed).publicKeyMultibase,
    sealedPrivateKey: keys.seal(PURPOSE, seed),
  }
}

/** Opens a key made by `generateSigningKey`. Throws if the sealed bytes were altered. */
export function openSigningKey(keys: Keys, sealedPrivateKey: Uint8Array): SigningKey {
  return signingKeyOf(keys.open(PURPOSE, sealedPrivateKey))
}

/** The key that signs the logs' checkpoints. It is derived, so it needs no row and survives any restore. */
export function openLogKey(keys: Keys): SigningKey {
  return signingKeyOf(keys.secret('log-key'))
}

/**
 * The key that signs checkpoints of other deployments' logs. It is a separate one, since its signature means something else.
 */
export function openWitnessKey(keys: Keys): SigningKey {
  return signingKeyOf(keys.secret('witness-key'))
}

/**
 * Whether the key with this Multikey text made the 64-byte signature over these bytes. Throws if the text is not an Ed25519
 * Multikey. To check many signatures of one key, use `openVerificationKey`.
 */
export function verifySignature(
  publicKeyMultibase: string,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  return openVerificationKey(publicKeyMultibase)(bytes, signature)
}

/** Parses a Multikey text ('z6Mk…') once, for checking many 64-byte signatures. Throws if it is malformed. */
export function openVerificationKey(
  publicKeyMultibase: string,
): (bytes: Uint8Array, signature: Uint8Array) => boolean {
  const key = publicKeyObject(decodeMultikey(publicKeyMultibase))
  return (bytes, signature) => verify(null, bytes, key, signature)
}

/**
 * Signs what will be stored. Verifies the first signature under the public key. Makes each signature twice and compares, since
 * Ed25519 is deterministic (RFC 8032 §5.1.6): that detects faults of this machine for a third of the cost of verifying
 * (decision 0056). Throws rather than return a wrong signature.
 */
export function checkedSigner(key: SigningKey): (bytes: Uint8Array) => Uint8Array {
  const isSignature = openVerificationKey(key.publicKeyMultibase)
  let isKeyPair = false
  return (bytes) => {
    const signature = key.sign(bytes)
    isKeyPair ||= isSignature(bytes, signature)
    if (!isKeyPair || Buffer.compare(signature, key.sign(bytes)) !== 0)
      throw new Error('A fresh signature is wrong: nothing is kept')
    return signature
  }
}

/** The key from a seed of 32 bytes. */
export function signingKeyOf(seed: Uint8Array): SigningKey {
  return signingKeyFrom(
    createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' }),
  )
}

export function signingKeyFrom(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI_PREFIX.length)
  return {
    publicKey,
    publicKeyMultibase: encodeMultikey(publicKey),
    sign: (bytes) => sign(null, bytes, privateKey),
    signAside: (messages) => signOnThread(privateKey, messages),
  }
}

function publicKeyObject(publicKey: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' })
}

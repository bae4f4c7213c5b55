import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { base58Encode } from '../src/bytes/base58.ts'
import { concatBytes } from '../src/bytes/bytes.ts'
import { encodeMultikey } from '../src/crypto/multikey.ts'

/** An organisation with a key, for tests: everything follows from the one-byte seed. */
export type TestIssuer = {
  did: string
  verificationMethod: string
  publicKey: Uint8Array
  publicKeyMultibase: string
  secretKeyMultibase: string
  sign: (bytes: Uint8Array) => Uint8Array
  verify: (bytes: Uint8Array, signature: Uint8Array) => boolean
  didDocument: ReturnType<typeof didDocument>
}

export function testIssuer(seed: number, name = `org${seed}`): TestIssuer {
  const secret = new Uint8Array(32).fill(seed)
  const privateKey = privateKeyFromSeed(secret)
  const publicKeyObject = createPublicKey(privateKey)
  const publicKey = new Uint8Array(publicKeyObject.export({ format: 'der', type: 'spki' }).subarray(-32))
  const publicKeyMultibase = encodeMultikey(publicKey)
  const did = `did:web:credenza.example:issuers:${name}`
  const verificationMethod = `${did}#${publicKeyMultibase}`
  return {
    did,
    verificationMethod,
    publicKey,
    publicKeyMultibase,
    secretKeyMultibase: `z${base58Encode(concatBytes(Uint8Array.of(0x80, 0x26), secret))}`,
    sign: (bytes) => sign(null, bytes, privateKey),
    verify: (bytes, signature) => verify(null, bytes, publicKeyObject, signature),
    didDocument: didDocument(did, [publicKeyMultibase]),
  }
}

export function didDocument(did: string, publicKeyMultibases: readonly string[]) {
  const keyIds = publicKeyMultibases.map((multibase) => `${did}#${multibase}`)
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: publicKeyMultibases.map((publicKeyMultibase) => ({
      id: `${did}#${publicKeyMultibase}`,
      type: 'Multikey' as const,
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: keyIds,
  }
}

/** An Ed25519 signature by the key of a 32-byte seed. */
export function signWithSeed(seed: Uint8Array, bytes: Uint8Array): Uint8Array {
  return sign(null, bytes, privateKeyFromSeed(seed))
}

function privateKeyFromSeed(seed: Uint8Array): KeyObject {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

export const nodeSha256 = (data: Uint8Array | string): Uint8Array => hash('sha256', data, 'buffer')

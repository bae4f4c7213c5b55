import { generateKeyPairSync, type KeyObject, type SignKeyObjectInput, sign } from 'node:crypto'
import { testIssuer } from './keys.ts'

/** An issuer `did:web:<name>.example` that signs JWTs, with the DID document in which its key is a JWK. */
export function jwtIssuer(alg: 'EdDSA' | 'ES256' | 'ES384' | 'RS256', name = alg.toLowerCase()) {
  const { privateKey, publicKey } = keyPairs[alg]()
  const did = `did:web:${name}.example`
  const kid = `${did}#key-1`
  const publicKeyJwk = publicKey.export({ format: 'jwk' })
  const didDocument = {
    id: did,
    verificationMethod: [{ id: kid, type: 'JsonWebKey', controller: did, publicKeyJwk }],
    assertionMethod: [kid],
  }
  const issue = (claims: object, header: object = { kid }) =>
    signJwt(alg, privateKey, { alg, typ: 'vc+jwt', ...header }, claims)
  return { did, kid, didDocument, publicKeyJwk, issue }
}

const keyPairs = {
  EdDSA: () => generateKeyPairSync('ed25519'),
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
}
const digests = { EdDSA: null, ES256: 'sha256', ES384: 'sha384', RS256: 'sha256' } as const

function signJwt(alg: keyof typeof digests, key: KeyObject, header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  const options: SignKeyObjectInput = { key, dsaEncoding: 'ieee-p1363' }
  return `${text}.${sign(digests[alg], Buffer.from(text), options).toString('base64url')}`
}

/** An issuer whose DID is its Ed25519 key. */
export function didKeyIssuer(seed: number) {
  const { publicKeyMultibase, sign } = testIssuer(seed)
  const did = `did:key:${publicKeyMultibase}`
  return { did, verificationMethod: `${did}#${publicKeyMultibase}`, sign }
}

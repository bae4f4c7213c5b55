import { base64UrlDecode } from '../bytes/base64.ts'
import { utf8 } from '../bytes/bytes.ts'
import { type KeyKind, readVerificationKey } from '../crypto/verification-key.ts'
import { instant, isObject } from '../verify/credential.ts'
import type { GeneralPath, ProofRequest } from '../verify/ports.ts'
import type { ProofClaim, ProofOutcome } from '../verify/proof-options.ts'

type JsonObject = Record<string, unknown>

/** The algorithms that are understood (RFC 7518, RFC 8037, RFC 9864), each with the one kind of key that it goes with. */
const ALGORITHMS = new Map<unknown, KeyKind>([
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
  ['RS256', 'RSA'],
])

/** Claims of the JWT itself, beside which VC-JOSE-COSE and Open Badges put the credential's own members. */
const REGISTERED = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti', 'cnf'])

/**
 * Reads the credential in a JWT, in the form of VC-JOSE-COSE and Open Badges 3.0 or in that of VC Data Model 1.1 (claim
 * `vc`). The JWT's signature becomes the document's only proof, which only the path that is given back can check: none
 * that stands in a document is taken for it. Throws a `TypeError` when this is no JWT.
 */
export function openJwt(jwt: string, otherwise: GeneralPath): { document: JsonObject; general: GeneralPath } {
  const [header, payload, signature, ...more] = jwt.split('.')
  if (signature === undefined || more.length > 0) throw new TypeError('A JWT has three parts')
  const options = parse(header!)
  const claims = parse(payload!)
  const credential = credentialIn(claims)
  const proof: ProofClaim = {
    type: 'JsonWebSignature2020',
    verificationMethod: keyIdOf(options, claims),
    created: dateOf(claims.iat) ?? dateOf(claims.nbf) ?? credential.validFrom ?? credential.issuanceDate,
    proofPurpose: 'assertionMethod',
    proofValue: signature,
  }
  const signed = {
    bytes: utf8(`${header}.${payload}`),
    signature: base64UrlDecode(signature),
    header: options,
  }
  const verifyProof = (request: ProofRequest) =>
    request.proof === proof ? verifyJws(signed, request) : otherwise.verifyProof(request)
  return { document: { ...credential, proof: [proof] }, general: { ...otherwise, verifyProof } }
}

async function verifyJws(
  { bytes, signature, header }: { bytes: Uint8Array; signature: Uint8Array; header: JsonObject },
  { key: method }: ProofRequest,
): Promise<ProofOutcome> {
  const kind = ALGORITHMS.get(header.alg)
  // A critical extension that is not understood must not be passed over (RFC 7515 §4.1.11).
  if (kind === undefined || header.crit !== undefined) return 'unknown-cryptosuite'
  const key = (await readVerificationKey(method)) ?? (await readVerificationKey({ publicKeyJwk: header.jwk }))
  if (key === undefined) return 'key-unavailable'
  return key.kind === kind && (await key.verify(bytes, signature)) ? 'valid' : 'invalid'
}

function credentialIn(claims: JsonObject): JsonObject {
  if (isObject(claims.vc)) return fromVersion1(claims.vc, claims)
  const credential = Object.fromEntries(Object.entries(claims).filter(([name]) => !REGISTERED.has(name)))
  return { ...credential, ...earlierEnd('validUntil', credential, claims) }
}

/** VC Data Model 1.1 §6.3.1: claims of the JWT stand for members of the credential. */
function fromVersion1(vc: JsonObject, { iss, sub, jti, nbf, iat, ...claims }: JsonObject): JsonObject {
  const { issuer = iss, id = jti, issuanceDate = dateOf(nbf) ?? dateOf(iat), credentialSubject, ...rest } = vc
  const subject =
    isObject(credentialSubject) && sub !== undefined ? { id: sub, ...credentialSubject } : credentialSubject
  return {
    ...rest,
    ...(id === undefined ? {} : { id }),
    issuer,
    issuanceDate,
    credentialSubject: subject,
    ...earlierEnd('expirationDate', vc, claims),
  }
}

/** Neither outlives the other: of the JWT's end and the credential's, the earlier one counts. */
function earlierEnd(name: 'validUntil' | 'expirationDate', credential: JsonObject, { exp }: JsonObject) {
  const end = dateOf(exp)
  const own = credential[name]
  if (end === undefined || (own !== undefined && !(instant(end) < instant(String(own))))) return {}
  return { [name]: end }
}

/** The DID URL of the signing key: `kid`, which may be given without its DID, or the only key of a `did:key`. */
function keyIdOf({ kid }: JsonObject, { iss, issuer, vc }: JsonObject): string {
  const named = issuer ?? (isObject(vc) ? vc.issuer : undefined)
  const signer = String(iss ?? (isObject(named) ? named.id : named))
  if (typeof kid !== 'string' || kid === '') return signer.startsWith('did:key:') ? signer : `${signer}#`
  return /^[a-z]+:/.test(kid) ? kid : `${signer}#${kid.replace(/^#/, '')}`
}

/** Seconds since 1970 (RFC 7519 §2) as a date in whole seconds. */
function dateOf(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number' || !(Math.abs(seconds) < 1e11)) return undefined
  return `${new Date(Math.trunc(seconds) * 1000).toISOString().slice(0, 19)}Z`
}

function parse(part: string): JsonObject {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(base64UrlDecode(part)))
  if (!isObject(value)) throw new TypeError('A part of the JWT is not an object')
  return value
}

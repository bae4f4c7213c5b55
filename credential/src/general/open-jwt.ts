import { base64UrlDecode } from '../bytes/base64.ts'
import { utf8 } from '../bytes/bytes.ts'
import { canonicaliseProof } from '../canonical/shapes.ts'
import { ALGORITHMS, type JsonObject, parsePart } from '../crypto/jws.ts'
import { sha256 } from '../crypto/sha256.ts'
import { readVerificationKey } from '../crypto/verification-key.ts'
import { instant, isObject } from '../json/values.ts'
import type { ProofClaim, ProofOutcome } from '../verify/checks/proof-options.ts'
import { claimedIssuer } from '../verify/document/credential.ts'
import type { DocumentHash, GeneralPath, ProofRequest } from '../verify/ports.ts'

/** A readable JWT whose credential must not be accepted. */
export class RefusedJwt extends TypeError {
  override name = 'RefusedJwt'
}

/** Kinds of token that may hold a credential (RFC 7519 §5.1, VC-JOSE-COSE §3.1.1); a missing `typ` says nothing. */
const TYPES = new Set(['jwt', 'vc+jwt', 'vc-ld+jwt', 'vc+ld+jwt'])

/** Claims of the JWT itself; VC-JOSE-COSE and Open Badges put the credential's own members next to them. */
const REGISTERED = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti', 'cnf'])

/** Members of a credential, which are either in the claim `vc` or next to the claims of the JWT. */
const MEMBERS = new Set(
  '@context id type name description issuer validFrom validUntil issuanceDate expirationDate credentialSubject credentialStatus'.split(
    ' ',
  ),
)

/**
 * Reads the credential in a JWT, in the form of VC-JOSE-COSE and Open Badges 3.0 or of VC Data Model 1.1 (claim `vc`). The
 * JWT's signature becomes the document's first proof, which only the returned path can check: a proof written in the
 * document is never taken for it. A proof of our form by the same signer stays beside it, and is checked as well. Throws a
 * `TypeError` when this is not a JWT, and `RefusedJwt` for one that has another purpose or whose claims contradict the
 * credential: it could be shown as one thing and checked as another.
 */
export function openJwt(jwt: string, otherwise: GeneralPath): { document: JsonObject; general: GeneralPath } {
  const [header, payload, signature, ...more] = jwt.split('.')
  if (signature === undefined || more.length > 0) throw new TypeError('A JWT has three parts')
  const options = parsePart(header!)
  const claims = parsePart(payload!)
  requireType(options)
  requireTimes(claims)
  const credential = credentialIn(claims)
  requireAgreement(credential, claims)
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
  const document = { ...credential, proof: [proof, ...proofsBeside(proof, credential)] }
  // Version 1.1 lets a JWT be read as plain JSON, whose terms need no context (§4.1). The payload is what was signed.
  const hashDocument = async (asked: JsonObject): Promise<DocumentHash> => {
    const hashed = await otherwise.hashDocument(asked)
    const isPlain = asked === document && isObject(claims.vc)
    if (!isPlain || hashed.ok || hashed.reason !== 'undefined-terms') return hashed
    return { ok: true, documentHash: sha256(signed.bytes), said: credential }
  }
  return { document, general: { ...otherwise, hashDocument, verifyProof } }
}

/** Our JWTs contain the proofs of their certificate: those of our form by the signer of the JWT. */
const proofsBeside = ({ verificationMethod }: ProofClaim, { proof }: JsonObject): JsonObject[] =>
  [proof]
    .flat()
    .filter(isObject)
    .filter((one) => didOf(one.verificationMethod) === didOf(verificationMethod))
    .filter((one) => canonicaliseProof(one, sha256) !== undefined)

const didOf = (keyId: unknown) => String(keyId).split('#')[0]

async function verifyJws(
  { bytes, signature, header }: { bytes: Uint8Array; signature: Uint8Array; header: JsonObject },
  { key: method }: ProofRequest,
): Promise<ProofOutcome> {
  const kind = ALGORITHMS.get(header.alg)
  // A critical extension that we do not understand must not be ignored (RFC 7515 §4.1.11).
  if (kind === undefined || header.crit !== undefined) return 'unknown-cryptosuite'
  const key = await readVerificationKey(method)
  if (key === undefined) return 'key-unreadable'
  return key.kind === kind && (await key.verify(bytes, signature)) ? 'valid' : 'invalid'
}

function requireType({ typ = 'JWT' }: JsonObject): void {
  const type = String(typ).toLowerCase()
  if (!TYPES.has(type.replace(/^application\//, '')))
    throw new RefusedJwt('A JWT of this type holds no credential')
}

function requireTimes(claims: JsonObject): void {
  for (const name of ['exp', 'nbf', 'iat'])
    if (claims[name] !== undefined && dateOf(claims[name]) === undefined)
      throw new RefusedJwt('A time in the JWT is not a number of seconds')
}

/** Requires that values in both a claim and the credential are equal (VC Data Model 1.1 §6.3.1, VC-JOSE-COSE §3.1). */
function requireAgreement(credential: JsonObject, { iss, jti, sub }: JsonObject): void {
  const subjects = [credential.credentialSubject].flat()
  const pairs: [claim: unknown, members: unknown[]][] = [
    [iss, [claimedIssuer(credential)]],
    [jti, [credential.id]],
    [sub, subjects.map((subject) => (isObject(subject) ? subject.id : undefined))],
  ]
  for (const [claim, members] of pairs)
    if (claim !== undefined && members.some((member) => member !== undefined && member !== claim))
      throw new RefusedJwt('A claim of the JWT contradicts the credential in it')
}

function credentialIn(claims: JsonObject): JsonObject {
  if (isObject(claims.vc)) return fromVersion1(claims.vc, claims)
  const credential = Object.fromEntries(Object.entries(claims).filter(([name]) => !REGISTERED.has(name)))
  return { ...credential, ...stricterPeriod({ from: 'validFrom', until: 'validUntil' }, credential, claims) }
}

/** Copies claims of the JWT into the credential's members that they stand for (VC Data Model 1.1 §6.3.1). */
function fromVersion1(vc: JsonObject, { vc: _, ...claims }: JsonObject): JsonObject {
  if (Object.keys(claims).some((name) => MEMBERS.has(name)))
    throw new RefusedJwt('The JWT holds a credential twice')
  const { iss, sub, jti, nbf, iat } = claims
  const { issuer = iss, id = jti, issuanceDate = dateOf(nbf) ?? dateOf(iat), credentialSubject, ...rest } = vc
  const subject =
    isObject(credentialSubject) && sub !== undefined ? { id: sub, ...credentialSubject } : credentialSubject
  const credential = {
    ...rest,
    ...(id === undefined ? {} : { id }),
    issuer,
    issuanceDate,
    credentialSubject: subject,
  }
  return {
    ...credential,
    ...stricterPeriod({ from: 'issuanceDate', until: 'expirationDate' }, credential, claims),
  }
}

/** Combines the periods of the JWT and the credential: the later start and the earlier end count. */
function stricterPeriod(names: { from: string; until: string }, credential: JsonObject, claims: JsonObject) {
  const [begin, end] = [dateOf(claims.nbf), dateOf(claims.exp)]
  const { [names.from]: from, [names.until]: until } = credential
  const isLater = begin !== undefined && (from === undefined || instant(begin) > instant(String(from)))
  const isEarlier = end !== undefined && (until === undefined || instant(end) < instant(String(until)))
  return { ...(isLater && { [names.from]: begin }), ...(isEarlier && { [names.until]: end }) }
}

/** The DID URL of the signing key: `kid`, which may omit its DID, or the only key of a `did:key`. */
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

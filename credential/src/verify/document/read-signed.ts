import { base64UrlDecode } from '../../bytes/base64.ts'
import { canonicaliseDocument, canonicaliseProof, type Shape } from '../../canonical/shapes.ts'
import { brokenLimit } from '../../json/json-limits.ts'
import { isObject } from '../../json/values.ts'
import { paperCredential, paperIn } from '../../paper/paper-credential.ts'
import { PaperError, type SignedPaper } from '../../paper/paper-statement.ts'
import { readPaper } from '../../paper/paper-text.ts'
import type { SdJwt } from '../../sd-jwt/read-sd-jwt.ts'
import type { Check } from '../answers.ts'
import { issuerProofs } from '../checks/proof-options.ts'
import { finding } from '../findings.ts'
import type { Parts } from '../ports.ts'
import type { World } from '../world.ts'
import { type Credential, readCredential } from './credential.ts'
import { madeFormOf } from './made-forms.ts'
import { sdJwtIn } from './sd-jwt-in.ts'

/** What the signature of a credential covers. Check the signature before relying on any of it. */
export type Signed = {
  credential: Credential
  /** SHA-256 of the canonical document without its proofs. */
  documentHash: Uint8Array
  /** One of our shapes, matched exactly, `paper`, `sd-jwt`, or `foreign` if the general path read it. */
  shape: Shape | 'paper' | 'sd-jwt' | 'foreign'
  /** The code on a printed certificate that this was read from. */
  paper?: SignedPaper
  /** The SD-JWT that this was read from. */
  sdJwt?: SdJwt
  /**
   * What must be signed too: the made form that the certificate came in, and its courses. They say nothing that does not follow
   * from it.
   */
  beside?: readonly Signed[]
  /** Whether the document and the issuer's proofs match our shapes exactly. Credenza issues no others. */
  isOurForm: boolean
}

export type Reading = { ok: true; signed: Signed } | { ok: false; check: Check }

/**
 * Reads what the signature of a document covers. In our shapes each member stands for one statement, so the members themselves
 * can be used. The general path reads any other document back from its statements. If neither is possible, check 1 says why.
 */
export async function readSigned(document: Record<string, unknown>, world: World): Promise<Reading> {
  const limit = brokenLimit(document)
  if (limit !== undefined) return { ok: false, check: finding('beyond-limits', { limit }) }
  const text = paperIn(document)
  if (text !== undefined) return readPaperAsSigned(text)
  const sdJwt = sdJwtIn(document)
  if (sdJwt !== undefined) return readSdJwtAsSigned(sdJwt, world)
  const parts = madeFormOf(document) && (await world.general?.partsIn(document, world.sha256))
  if (parts) return readParts(document, parts, world)
  const claimed = readCredential(document)
  if (!claimed.ok) return malformed(claimed.problem)
  const canonical = canonicaliseDocument(document, world.sha256)
  if (canonical !== undefined) {
    const { credential } = claimed
    // A proof may also be a JWT made for a wallet: it has the same members, hence the same hash.
    const isOurForm = issuerProofs(credential).every(
      (proof) =>
        proof.type === 'JsonWebSignature2020' || canonicaliseProof(proof, world.sha256) !== undefined,
    )
    const { shape } = canonical
    return {
      ok: true,
      signed: { credential, documentHash: world.sha256(canonical.nquads), shape, isOurForm },
    }
  }
  const hashed = (await world.general?.hashDocument(document)) ?? { ok: false, reason: 'unknown-shape' }
  if (!hashed.ok) {
    const { ok: _, reason, ...details } = hashed
    return { ok: false, check: finding(reason, details) }
  }
  const { '@context': contexts, proof } = document
  const read = readCredential({ ...hashed.said, '@context': contexts, ...(proof !== undefined && { proof }) })
  if (!read.ok) return malformed(read.problem)
  const credential = { ...read.credential, original: document }
  return {
    ok: true,
    signed: { credential, documentHash: hashed.documentHash, shape: 'foreign', isOurForm: false },
  }
}

/**
 * Reads the certificate in a made form, since the certificate is what was logged and accepted, with everything else that must
 * be signed in `beside`.
 */
async function readParts(
  document: Record<string, unknown>,
  { certificate, courses }: Parts,
  world: World,
): Promise<Reading> {
  const [signed, ...others] = await Promise.all(
    [certificate, ...courses].map((one) => readSigned(one, world)),
  )
  const outer = readCredential(document)
  if (!signed!.ok) return signed!
  if (!outer.ok) return malformed(outer.problem)
  const beside: Signed[] = []
  for (const other of others) {
    if (!other.ok) return other
    beside.push(other.signed)
  }
  // The general path checks the proof over the document's statements, so no hash of its own is needed.
  const { documentHash } = signed!.signed
  beside.push({ ...outer, documentHash, shape: 'foreign', isOurForm: true })
  return { ok: true, signed: { ...signed!.signed, beside } }
}

/** Reads only the text of the code: the document that was once made from it may have been changed. */
function readPaperAsSigned(text: string): Reading {
  try {
    const paper = readPaper(text)
    const read = readCredential(paperCredential(paper))
    if (!read.ok) return malformed(read.problem)
    const { documentHash } = paper.statement
    return { ok: true, signed: { ...read, documentHash, shape: 'paper', isOurForm: true, paper } }
  } catch (error) {
    if (error instanceof PaperError) return { ok: false, check: finding(`paper-${error.problem}`) }
    throw error
  }
}

/**
 * Reads only the SD-JWT, as with paper. Ours name the hash of their certificate, which was logged and accepted; about others
 * nothing is known beyond their text.
 */
async function readSdJwtAsSigned(text: string, { general, sha256 }: World): Promise<Reading> {
  if (general === undefined) return { ok: false, check: finding('unknown-shape') }
  try {
    const { sdJwt, credential } = await general.openSdJwt(text, sha256)
    const read = readCredential(credential)
    if (!read.ok) return malformed(read.problem)
    const digest = certificateDigest(sdJwt)
    const documentHash = digest ?? sha256(sdJwt.jws.signedBytes)
    return { ok: true, signed: { ...read, documentHash, shape: 'sd-jwt', isOurForm: !!digest, sdJwt } }
  } catch (error) {
    if (error instanceof TypeError) return malformed(error.message)
    throw error
  }
}

function certificateDigest({ claims: { certificate } }: SdJwt): Uint8Array | undefined {
  if (!isObject(certificate) || !/^[\w-]{43}$/.test(String(certificate.digest))) return undefined
  return base64UrlDecode(String(certificate.digest))
}

const malformed = (problem: string): Reading => ({ ok: false, check: finding('malformed', { problem }) })

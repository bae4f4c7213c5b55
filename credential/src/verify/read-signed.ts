import { canonicaliseDocument, canonicaliseProof, type Shape } from '../canonical/shapes.ts'
import { brokenLimit } from '../general/json-limits.ts'
import { paperCredential, paperIn } from '../paper/paper-credential.ts'
import { PaperError, type SignedPaper } from '../paper/paper-statement.ts'
import { readPaper } from '../paper/paper-text.ts'
import type { Check } from './answers.ts'
import { type Credential, readCredential } from './credential.ts'
import { finding } from './findings.ts'
import { issuerProofs } from './proof-options.ts'
import type { World } from './world.ts'

/** A credential as its signature covers it. Check the signature before believing anything in it. */
export type Signed = {
  credential: Credential
  /** SHA-256 of the canonical document without its proofs. */
  documentHash: Uint8Array
  /** One of our shapes, matched exactly, `paper`, or `foreign` if the general path read it. */
  shape: Shape | 'paper' | 'foreign'
  /** The code on a printed certificate that this was read from. */
  paper?: SignedPaper
  /** Whether document and issuer's proofs match our shapes exactly: the only ones that Credenza issues. */
  isOurForm: boolean
}

export type Reading = { ok: true; signed: Signed } | { ok: false; check: Check }

/**
 * Reads what the signature of a document covers. In a document of our shapes each member stands for one statement, so its
 * members can be believed as they are. Any other is read back from its statements by the general path. If neither is
 * possible, nothing about the document is known, and check 1 says why.
 */
export async function readSigned(document: Record<string, unknown>, world: World): Promise<Reading> {
  const limit = brokenLimit(document)
  if (limit !== undefined) return { ok: false, check: finding('beyond-limits', { limit }) }
  const text = paperIn(document)
  if (text !== undefined) return readPaperAsSigned(text)
  const claimed = readCredential(document)
  if (!claimed.ok) return malformed(claimed.problem)
  const canonical = canonicaliseDocument(document, world.sha256)
  if (canonical !== undefined) {
    const { credential } = claimed
    const isOurForm = issuerProofs(credential).every(
      (proof) => canonicaliseProof(proof, world.sha256) !== undefined,
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

/** Only the text of the code counts: the document that was made from it may say anything by now. */
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

const malformed = (problem: string): Reading => ({ ok: false, check: finding('malformed', { problem }) })

import {
  decodeProofValue,
  prepareSignature,
  type SignedStatement,
  statementDigest,
  verifyStatement,
} from '@credenza/credential/issue'
import { sha256 } from '../../platform/sha256.ts'
import type { KnownKeys } from './known-keys.ts'

type SignedDocument = {
  issuer: string | { id: string }
  proof?: { verificationMethod: string; created: string; proofValue: string }[]
}

/**
 * The document hash of one of our signed documents, given as JSON text, if its only proof is by a key of this organisation.
 * Undefined for anything else.
 */
export async function soundDocumentHash(
  text: string,
  organisationId: string,
  keys: KnownKeys,
): Promise<Uint8Array | undefined> {
  try {
    const { proof: proofs, ...document } = JSON.parse(text) as SignedDocument
    const [proof, ...more] = proofs ?? []
    if (!proof || more.length > 0) return undefined
    const check = await keys(organisationId, proof.verificationMethod)
    const prepared = prepareSignature(document, proof, sha256)
    const isSound = check?.(prepared.bytesToSign, decodeProofValue(proof.proofValue)) ?? false
    return isSound ? prepared.documentHash : undefined
  } catch {
    // Not JSON, or not of our shape, so somebody else must have written it into the row.
    return undefined
  }
}

/**
 * The digest of a signed statement, given as JSON text, if a key of this organisation signed it. Undefined for anything else.
 */
export async function soundStatementDigest(
  text: string,
  organisationId: string,
  keys: KnownKeys,
): Promise<Uint8Array | undefined> {
  try {
    const statement = JSON.parse(text) as SignedStatement
    const check = await keys(organisationId, statement.verificationMethod)
    const isSound =
      check !== undefined &&
      (await verifyStatement(statement, new Uint8Array(), (_key, bytes, signature) =>
        check(bytes, signature),
      ))
    return isSound ? statementDigest(statement, sha256) : undefined
  } catch {
    return undefined
  }
}

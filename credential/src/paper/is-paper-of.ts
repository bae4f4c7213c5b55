import { equalBytes } from '../bytes/bytes.ts'
import { verifyEd25519 } from '../crypto/ed25519.ts'
import { documentHash } from '../issue/hash-document.ts'
import { paperIds } from './paper-credential.ts'
import { readPaper } from './paper-text.ts'

/**
 * Whether the issuer signed this code for this certificate: the code names the certificate's id and hash, and is signed with
 * the key that signed the certificate. Never throws. The checks of the certificate tell whose key that is.
 */
export async function isPaperOf(text: string, certificate: Record<string, unknown>): Promise<boolean> {
  try {
    const { statement, signedBytes, signature } = readPaper(text)
    const proofs = [certificate.proof].flat() as { verificationMethod?: unknown }[]
    return (
      certificate.id === statement.id &&
      proofs.some((proof) => proof.verificationMethod === paperIds(statement).key) &&
      equalBytes(documentHash(certificate), statement.documentHash) &&
      (await verifyEd25519(statement.publicKey, signedBytes, signature))
    )
  } catch {
    return false
  }
}

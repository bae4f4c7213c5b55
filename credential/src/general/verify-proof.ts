import type { KeyKind } from '../crypto/jwk-key.ts'
import { decodeBase58Btc } from '../crypto/multikey.ts'
import { readVerificationKey } from '../crypto/verification-key.ts'
import { type Canonicalisation, securedBytes } from '../json-ld/secured-bytes.ts'
import { areOptionsSound, type ProofClaim, type ProofOutcome } from '../verify/checks/proof-options.ts'
import { SD_JWT_TYPE } from '../verify/document/sd-jwt-in.ts'
import type { ProofRequest } from '../verify/ports.ts'
import { meansWhatItSays } from './proof-meaning.ts'
import { verifySdJwt } from './verify-sd-jwt.ts'

type Cryptosuite = { canonicalisation: Canonicalisation; keys: readonly KeyKind[] }

const ED25519: readonly KeyKind[] = ['Ed25519']
const ECDSA: readonly KeyKind[] = ['P-256', 'P-384']

/** The cryptosuites we understand, by the proof's `cryptosuite`; older proofs have their own type instead. */
const cryptosuites = new Map<unknown, Cryptosuite>([
  ['eddsa-rdfc-2022', { canonicalisation: 'rdfc', keys: ED25519 }],
  ['eddsa-jcs-2022', { canonicalisation: 'jcs', keys: ED25519 }],
  ['ecdsa-rdfc-2019', { canonicalisation: 'rdfc', keys: ECDSA }],
  ['ecdsa-jcs-2019', { canonicalisation: 'jcs', keys: ECDSA }],
])
const olderTypes = new Map<unknown, Cryptosuite>([
  ['Ed25519Signature2020', { canonicalisation: 'rdfc', keys: ED25519 }],
])

/**
 * Checks one Data Integrity proof with the key it names. Never rejects: a document that cannot be canonicalised is
 * `unchecked`, since that says nothing about the signature.
 */
export async function verifyProof({
  document,
  proof,
  key: method,
  purpose,
  now,
  sdJwt,
}: ProofRequest): Promise<ProofOutcome> {
  if (proof.type === SD_JWT_TYPE) return verifySdJwt(document, method, sdJwt)
  const suite = cryptosuiteOf(proof)
  if (suite === undefined) return 'unknown-cryptosuite'
  if (!areOptionsSound(proof, purpose, now)) return 'invalid'
  const key = await readVerificationKey(method)
  if (key === undefined) return 'key-unreadable'
  if (!suite.keys.includes(key.kind)) return 'invalid'
  try {
    if (suite.canonicalisation === 'rdfc' && !(await meansWhatItSays(proof, document))) return 'unchecked'
    const bytes = await securedBytes(document, proof, suite.canonicalisation, key.kind)
    return (await key.verify(bytes, decodeBase58Btc(String(proof.proofValue)))) ? 'valid' : 'invalid'
  } catch (error) {
    return error instanceof TypeError ? 'invalid' : 'unchecked'
  }
}

function cryptosuiteOf({ type, cryptosuite }: ProofClaim): Cryptosuite | undefined {
  return type === 'DataIntegrityProof' ? cryptosuites.get(cryptosuite) : olderTypes.get(type)
}

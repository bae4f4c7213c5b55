import { concatBytes } from '../../bytes/bytes.ts'
import { canonicaliseProof } from '../../canonical/shapes.ts'
import { decodeProofValue } from '../../crypto/multikey.ts'
import type { SignedPaper } from '../../paper/paper-statement.ts'
import type { Check } from '../answers.ts'
import type { Signed } from '../document/read-signed.ts'
import {
  ed25519Key,
  findKey,
  isDidDocument,
  isKeyEnded,
  type VerificationMethod,
} from '../evidence/did-document.ts'
import { finding } from '../findings.ts'
import type { Origin } from '../origin.ts'
import type { World } from '../world.ts'
import {
  areOptionsSound,
  issuerProofs,
  keyIdOf,
  type ProofClaim,
  type ProofOutcome,
} from './proof-options.ts'
import { readApprovals } from './read-approvals.ts'

const PURPOSE = 'assertionMethod'

type Outcome = ProofOutcome | 'signer-nonexistent' | 'key-not-listed' | 'key-ended' | 'key-unconfirmed'

/** In order: the first that applies is reported. */
const FINDINGS = [
  ['signer-nonexistent', 'signer-nonexistent'],
  ['key-not-listed', 'key-not-listed'],
  ['invalid', 'signature-invalid'],
  ['key-ended', 'key-ended'],
  ['unchecked', 'signature-unchecked'],
  ['key-unconfirmed', 'key-unconfirmed'],
  ['key-unavailable', 'key-unavailable'],
  ['key-unreadable', 'key-unreadable'],
] as const

/**
 * Check 2, signature: on the document and everything in `beside`, at least one proof of the issuer verifies and none fails. The
 * issuer's DID document must list the key for assertions: a key that the document itself brings proves nothing. Whether a key
 * of this deployment's organisations had ended is for the register and the log's time to tell (check 3); for
 * issuers elsewhere, their DID document tells.
 */
export async function checkSignature(signed: Signed, origin: Origin, world: World): Promise<Check> {
  const every = [signed, ...(signed.beside ?? [])]
  const checks = await Promise.all(every.map((one) => checkOne(one, origin, world)))
  return checks.find(({ answer }) => answer === 'failed') ?? checks.find(isOpen) ?? checks[0]!
}

const isOpen = ({ answer }: Check): boolean => answer !== 'passed'

async function checkOne(signed: Signed, origin: Origin, world: World): Promise<Check> {
  const proofs = issuerProofs(signed.credential)
  if (proofs.length === 0) return finding('no-issuer-proof')
  const outcomes = await Promise.all(proofs.map((proof) => proofOutcome(signed, proof, origin, world)))
  const [, code] = FINDINGS.find(([outcome]) => outcomes.includes(outcome)) ?? []
  if (code !== undefined)
    return finding(code, code === 'key-unconfirmed' ? { keyId: keyIdOf(proofs[0]!) } : {})
  if (outcomes.includes('valid')) {
    const approvals = origin === 'here' ? await readApprovals(signed.credential, world) : {}
    return finding('signature-valid', { keyId: keyIdOf(proofs[0]!), ...approvals })
  }
  return finding('unknown-cryptosuite')
}

async function proofOutcome(
  signed: Signed,
  proof: ProofClaim,
  origin: Origin,
  world: World,
): Promise<Outcome> {
  const { paper } = signed
  const hasOurProof =
    paper !== undefined || (proof.type === 'DataIntegrityProof' && proof.cryptosuite === 'eddsa-rdfc-2022')
  if (!hasOurProof && world.general === undefined) return 'unknown-cryptosuite'
  if (hasOurProof && !areOptionsSound(proof, PURPOSE, world.now)) return 'invalid'
  const { sdJwt } = signed
  const { issuerId, original: document } = signed.credential
  // A paper contains its key, so altered words are found without asking anybody. It cannot prove whose key that is.
  if (paper && !(await isSignedAsItSays(paper, world))) return 'invalid'
  const reply = await world.askDid(issuerId)
  if (reply.ok && reply.value === undefined) return 'signer-nonexistent'
  if (!reply.ok || !isDidDocument(reply.value, issuerId)) return paper ? 'key-unconfirmed' : 'key-unavailable'
  const key = findKey(reply.value, issuerId, keyIdOf(proof), PURPOSE)
  if (key === undefined) return 'key-not-listed'
  if (origin === 'elsewhere' && isKeyEnded(key, world.now)) return 'key-ended'
  const bytes = hasOurProof ? signedBytes(proof, signed, world) : undefined
  if (bytes !== undefined) return verifyOurs(bytes, String(proof.proofValue), key, world)
  if (world.general === undefined) return 'unchecked'
  return world.general.verifyProof({ document, proof, key, purpose: PURPOSE, now: world.now, sdJwt })
}

const isSignedAsItSays = ({ statement, signedBytes, signature }: SignedPaper, world: World) =>
  world.verifyEd25519(statement.publicKey, signedBytes, signature)

/**
 * The 64 bytes that our proofs cover, proof hash ‖ document hash (eddsa-rdfc-2022 §3.2.4), for documents of our shapes
 * whose proof has no further members, such as `previousProof`. A paper's signature covers its statement instead.
 */
function signedBytes(
  proof: ProofClaim,
  { shape, documentHash, paper }: Signed,
  { sha256 }: World,
): Uint8Array | undefined {
  if (paper) return paper.signedBytes
  if (shape === 'foreign' || shape === 'sd-jwt') return undefined
  const nquads = canonicaliseProof(proof, sha256)
  return nquads === undefined ? undefined : concatBytes(sha256(nquads), documentHash)
}

async function verifyOurs(
  bytes: Uint8Array,
  proofValue: string,
  key: VerificationMethod,
  world: World,
): Promise<ProofOutcome> {
  const publicKey = ed25519Key(key)
  if (publicKey === undefined) return 'key-unreadable'
  let signature: Uint8Array
  try {
    signature = decodeProofValue(proofValue)
  } catch {
    return 'invalid'
  }
  return (await world.verifyEd25519(publicKey, bytes, signature)) ? 'valid' : 'invalid'
}

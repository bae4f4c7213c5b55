import { concatBytes } from '../../bytes/bytes.ts'
import { derParts, readDer } from '../../bytes/der.ts'
import { keyOfJwk } from '../../crypto/jwk-key.ts'
import type { Check } from '../answers.ts'
import type { ContainerCheck, InPdf } from '../document/came-in.ts'
import { isDidDocument, sealKeys, type VerificationMethod } from '../evidence/did-document.ts'
import { finding } from '../findings.ts'
import type { World } from '../world.ts'

/**
 * Check 1 for a certificate that came in a PDF: it must be as it was sealed, with a key that the issuer's DID document names for
 * that. Issuers elsewhere need not seal theirs. If the DID document cannot be reached, check 2 says so.
 */
export async function checkPdf(
  form: Check,
  cameIn: InPdf,
  { did, origin }: Parameters<ContainerCheck>[1],
  world: World,
): Promise<Check> {
  if (cameIn === 'altered-pdf') return finding('pdf-altered')
  if (origin === 'elsewhere') return form
  if (cameIn === 'unsealed-pdf') return finding('pdf-unsealed')
  const reply = await world.askDid(did)
  if (!reply.ok || !isDidDocument(reply.value, did)) return form
  const keys = sealKeys(reply.value, did, world.now)
  const made = await Promise.all(keys.map((key) => isSealedWith(key, cameIn)))
  return made.includes(true) ? form : finding('pdf-seal-unknown')
}

type Seal = Exclude<InPdf, string>

/** Whether this key made the signature: ECDSA on P-256 or RSASSA-PKCS1-v1_5, over SHA-256. False for any other key. */
async function isSealedWith(
  { publicKeyJwk }: VerificationMethod,
  { signedBytes, signature }: Seal,
): Promise<boolean> {
  try {
    const key = await keyOfJwk(publicKeyJwk as Record<string, unknown>)
    if (key?.kind === 'P-256') return await key.verify(signedBytes, rawSignature(signature))
    return key?.kind === 'RSA' && (await key.verify(signedBytes, signature))
  } catch {
    return false
  }
}

/** An ECDSA signature on P-256 as `r ‖ s`, from `SEQUENCE { r, s }` (RFC 3279 §2.2.3). Throws a `TypeError`. */
function rawSignature(der: Uint8Array): Uint8Array {
  const [r, s, ...more] = derParts(readDer(der), 0x30).map(({ bytes }) => bytes)
  if (r === undefined || s === undefined || more.length > 0) throw new TypeError('Not an ECDSA signature')
  return concatBytes(scalar(r), scalar(s))
}

function scalar(integer: Uint8Array): Uint8Array {
  const digits = integer[0] === 0 ? integer.subarray(1) : integer
  if (digits.length > 32) throw new TypeError('Not a number of P-256')
  return concatBytes(new Uint8Array(32 - digits.length), digits)
}

import { concatBytes, equalBytes, hexDecode, hexEncode } from '../bytes/bytes.ts'
import { type DerValue, derParts, readDer } from '../bytes/der.ts'
import { sha256 } from '../crypto/sha256.ts'
import type { InPdf } from '../verify/document/came-in.ts'
import { isOnlyTimeStamped } from './pdf-time-stamps.ts'

/** What the seal of a PDF says, and the part of the file that it covers: all of it where there is no whole seal. */
export type ReadSeal = { cameIn: InPdf; sealed: Uint8Array }

/**
 * Reads the seal of a PDF, its first signature (ISO 32000-2 §12.8), which covers everything up to the end of its own update.
 * Only time-stamps may follow. Whether its issuer made the signature is still to be found out. Never throws.
 */
export function readSeal(pdf: Uint8Array): ReadSeal {
  // One character per byte, so that an offset in the text is the offset in the file.
  const text = new TextDecoder('latin1').decode(pdf)
  const [seal, ...stamps] = signaturesIn(text)
  if (!seal && !/\/ByteRange|\/FT\s*\/Sig\b/.test(text)) return { cameIn: 'unsealed-pdf', sealed: pdf }
  const altered: ReadSeal = { cameIn: 'altered-pdf', sealed: pdf }
  if (!seal || !isOnlyTimeStamped(text, seal.end)) return altered
  const newest = stamps.at(-1) ?? seal
  if (newest.end !== pdf.length || !newest.message.includes(hexEncode(digestOf(pdf, newest)))) return altered
  try {
    const { digest, ...cameIn } = readMessage(hexDecode(seal.message))
    return equalBytes(digest, digestOf(pdf, seal)) ? { cameIn, sealed: pdf.subarray(0, seal.end) } : altered
  } catch {
    return altered
  }
}

/** A signature whose range covers the file up to `end`, except for the message with its brackets. */
type Place = { gap: number; next: number; end: number; message: string }

/** Far more hexadecimal digits than a seal has room for, even with a time-stamp and a long chain of certificates. */
const MOST_DIGITS = 1_000_000

/** More than our PDFs can have. Others are not read to their end. */
const MOST_SIGNATURES = 200

function signaturesIn(text: string): Place[] {
  const places: Place[] = []
  let count = 0
  for (const found of text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\] *\/Contents (?=<)/g)) {
    if (count++ === MOST_SIGNATURES) break
    const [gap, next, rest] = found.slice(1).map(Number) as [number, number, number]
    const isPlace = found.index + found[0].length === gap && next > gap + 1 && next - gap < MOST_DIGITS
    const message = isPlace ? text.slice(gap + 1, next - 1) : ''
    if (/^[0-9a-f]+$/.test(message) && text[next - 1] === '>' && next + rest <= text.length)
      places.push({ gap, next, end: next + rest, message })
  }
  return places
}

const digestOf = (pdf: Uint8Array, { gap, next, end }: Place): Uint8Array =>
  sha256(concatBytes(pdf.subarray(0, gap), pdf.subarray(next, end)))

/** Object identifiers, in hexadecimal. */
const SIGNED_DATA = '2a864886f70d010702'
const MESSAGE_DIGEST = '2a864886f70d010904'

/**
 * Reads a CMS message (RFC 5652) with one signer: the digest that it signs, the signature, and the bytes that it covers. Zeros
 * may follow the message. Throws a `TypeError`.
 */
function readMessage(bytes: Uint8Array) {
  // ContentInfo { type, [0] SignedData { version, digests, content, [0] certificates, signerInfos SET } }
  const message = readDer(bytes)
  if (bytes.subarray(message.whole.length).some((byte) => byte !== 0)) throw new TypeError('Not one message')
  const [type, content] = derParts(message, 0x30)
  const signers = derParts(derParts(derParts(content, 0xa0)[0], 0x30).at(-1), 0x31)
  if (nameOf(type) !== SIGNED_DATA || signers.length !== 1) throw new TypeError('Not one signature')
  // SignerInfo { version, id, digest, [0] signed attributes, algorithm, signature OCTET STRING, … }
  const [, , , attributes, , signature] = derParts(signers[0], 0x30)
  if (signature?.tag !== 0x04) throw new TypeError('Not signed')
  const digests = derParts(attributes, 0xa0)
    .map((attribute) => derParts(attribute, 0x30))
    .filter(([name]) => nameOf(name) === MESSAGE_DIGEST)
  const [digest] = derParts(digests[0]?.[1], 0x31)
  if (digest === undefined || digests.length !== 1) throw new TypeError('Not one digest')
  // The signature covers the attributes with their own SET OF tag (RFC 5652 §5.4).
  const signedBytes = concatBytes(Uint8Array.of(0x31), attributes!.whole.subarray(1))
  return { digest: digest.bytes, signedBytes, signature: Uint8Array.from(signature.bytes) }
}

const nameOf = (value: DerValue | undefined): string => (value?.tag === 0x06 ? hexEncode(value.bytes) : '')

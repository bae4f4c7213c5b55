import { createHash, verify, X509Certificate } from 'node:crypto'
import { readDer } from '../src/der-value.ts'

/** What a PDF's signature says, checked with Node's crypto instead of our own code (RFC 5652, ETSI EN 319 122-1). */
export interface ReadSignature {
  /** 'ETSI.CAdES.detached' for PAdES. */
  format: string
  signer: X509Certificate
  /** Whether the signed digest is the file's, and the signer made the signature. */
  valid: boolean
  /** Whether everything but the signature itself is signed. */
  coversAll: boolean
}

/** Reads a PDF's signature. Throws if there is none. */
export function readSignature(pdf: Uint8Array): ReadSignature {
  const bytes = Buffer.from(pdf)
  const source = bytes.toString('latin1')
  const [, ranges] = /\/ByteRange\s*\[([\d\s]+)\]/.exec(source)!
  const [start, length, next, rest] = ranges!.trim().split(/\s+/).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const hex = source.slice(start + length, next).replace(/[<>\s]/g, '')
  const signed = Buffer.concat([bytes.subarray(start, start + length), bytes.subarray(next, next + rest)])

  // ContentInfo { type, [0] SignedData { version, digests, content, [0] certificates, signerInfos } }
  const signedData = readDer(Buffer.from(hex, 'hex')).parts[1]!.parts[0]!
  const certificates = signedData.parts.find(({ tag }) => tag === 0xa0)!
  const signerInfo = signedData.parts.at(-1)!.parts[0]!
  const attributes = signerInfo.parts.find(({ tag }) => tag === 0xa0)!
  const signature = signerInfo.parts.findLast(({ tag }) => tag === 0x04)!
  const serial = signerInfo.parts[1]!.parts[1]!.bytes.toString('hex').replace(/^(00)+/, '')
  const signer = certificates.parts
    .map(({ whole }) => new X509Certificate(whole))
    .find(({ serialNumber }) => serialNumber.toLowerCase().replace(/^(00)+/, '') === serial)!
  // The signature covers the attributes as a SET OF, which the file tags by their position instead (RFC 5652, 5.4).
  const attributeSet = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)])
  const digest = attributes.parts.find(({ parts }) => parts[0]!.bytes.equals(MESSAGE_DIGEST))!.parts[1]!
    .parts[0]!
  return {
    format: /\/SubFilter\s*\/([\w.]+)/.exec(source)![1]!,
    signer,
    valid:
      digest.bytes.equals(createHash('sha256').update(signed).digest()) &&
      verify('sha256', attributeSet, signer.publicKey, signature.bytes),
    coversAll:
      start === 0 && next + rest === bytes.length && source[length] === '<' && source[next - 1] === '>',
  }
}

/** The object identifier 1.2.840.113549.1.9.4, encoded. */
const MESSAGE_DIGEST = Buffer.from('2a864886f70d010904', 'hex')

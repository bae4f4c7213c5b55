import { createHash, hash, randomBytes, verify, X509Certificate } from 'node:crypto'
import { issuerAndSerial } from './certificate-name.ts'
import { der, identifier, integer, octets, sequence } from './der.ts'
import { type DerValue, readDer } from './der-value.ts'

/** An authority's confirmation that a digest existed at `time` (RFC 3161); `token` is DER. */
export interface TimeStamp {
  token: Buffer
  time: Date
  /** The certificates of the authority, starting with its own. */
  certificates: readonly X509Certificate[]
}

/** Asks an authority to time-stamp this SHA-256 digest. Rejects if there is no good answer. */
export type Stamp = (digest: Uint8Array) => Promise<TimeStamp>

/** A request to an authority, and how to read its answer. */
export interface TimeStampQuestion {
  request: Buffer
  /** Returns the time-stamp of a good answer, and throws what is wrong with any other. */
  read(answer: Uint8Array, by: { roots: readonly X509Certificate[]; now: Date }): TimeStamp
}

/** How far an authority's clock may differ from ours. */
const TOLERANCE_MS = 5 * 60_000
const SHA_256 = '2.16.840.1.101.3.4.2.1'

/** Prepares a request about a SHA-256 digest, with a new random number so that no earlier answer fits (RFC 3161, 2.4.1). */
export function askForTimeStamp(digest: Uint8Array): TimeStampQuestion {
  // Positive, and in its shortest form.
  const nonce = integer(Buffer.concat([Buffer.of(1), randomBytes(15)]))
  const imprint = sequence(sequence(identifier(SHA_256), der(0x05)), octets(digest))
  return {
    request: sequence(integer(Buffer.of(1)), imprint, nonce, der(0x01, Buffer.of(0xff))),
    read: (answer, by) => readAnswer(Buffer.from(answer), { digest, nonce, ...by }),
  }
}

interface Asked {
  digest: Uint8Array
  nonce: Buffer
  roots: readonly X509Certificate[]
  now: Date
}

function readAnswer(answer: Buffer, asked: Asked): TimeStamp {
  const [status, token] = readDer(answer).parts
  const granted = status?.parts[0]?.bytes
  // 0 granted, 1 granted with changes (RFC 3161, 2.4.2)
  if (!token || granted?.length !== 1 || granted[0]! > 1) throw wrong('it refused')
  const { info, ...stamp } = readTimeStamp(token.whole)
  const [, , imprint] = info.parts
  if (!imprint || !isSha256(imprint.parts[0]) || !imprint.parts[1]?.bytes.equals(asked.digest))
    throw wrong('it is about something else')
  if (!info.parts.slice(5).some(({ whole }) => whole.equals(asked.nonce)))
    throw wrong('it answers another question')
  if (Math.abs(stamp.time.getTime() - asked.now.getTime()) > TOLERANCE_MS)
    throw wrong('it names a time that is not now')
  requireTrusted(stamp, asked.roots)
  return stamp
}

/** Reads a time-stamp, and checks that its signer made the signature. The caller must decide whether to trust that signer. */
export function readTimeStamp(token: Buffer): TimeStamp & { info: DerValue } {
  // ContentInfo { type, [0] SignedData { version, digests, content, [0] certificates, [1] crls, signerInfos } }
  const signedData = readDer(token).parts[1]?.parts[0]
  const content = signedData?.parts[2]?.parts[1]?.parts[0]
  const certificates = signedData?.parts.find(({ tag }) => tag === 0xa0)?.parts ?? []
  const signers = signedData?.parts.at(-1)?.parts ?? []
  if (!content || signers.length !== 1) throw wrong('it is not a time-stamp')
  const [, id, digestAlgorithm] = signers[0]!.parts
  const attributes = signers[0]!.parts.find(({ tag }) => tag === 0xa0)
  const signature = signers[0]!.parts.findLast(({ tag }) => tag === 0x04)
  const digestName = digestNames.get(digestAlgorithm?.parts[0]?.whole.toString('hex') ?? '')
  if (!id || !attributes || !signature || !digestName) throw wrong('it is not a time-stamp')

  const all = certificates.map(({ whole }) => new X509Certificate(whole))
  const signer = all.find(({ raw }) => sequence(...issuerAndSerial(raw)).equals(id.whole))
  if (!signer) throw wrong('its certificate is missing')
  const signed = Buffer.concat([Buffer.of(0x31), attributes.whole.subarray(1)])
  const said = attributeOf(attributes, '1.2.840.113549.1.9.4')
  if (!said?.bytes.equals(hash(digestName, content.bytes, 'buffer'))) throw wrong('its signature is wrong')
  if (!verify(digestName, signed, signer.publicKey, signature.bytes)) throw wrong('its signature is wrong')
  if (!namesCertificate(attributes, signer)) throw wrong('it names another certificate')
  const info = readDer(content.bytes)
  return { token, time: readTime(info.parts[4]), certificates: chainOf(signer, all), info }
}

const digestNames = new Map(
  Object.entries({ sha256: SHA_256, sha384: '2.16.840.1.101.3.4.2.2', sha512: '2.16.840.1.101.3.4.2.3' }).map(
    ([name, dotted]) => [identifier(dotted).toString('hex'), name],
  ),
)

const isSha256 = (algorithm: DerValue | undefined) =>
  algorithm?.parts[0]?.whole.equals(identifier(SHA_256)) ?? false

const attributeOf = (attributes: DerValue, type: string): DerValue | undefined =>
  attributes.parts.find(({ parts }) => parts[0]?.whole.equals(identifier(type)))?.parts[1]?.parts[0]

/**
 * Whether the attributes name this certificate: ESS signing-certificate (RFC 2634, SHA-1) or -v2 (RFC 5035), whose first
 * digest is the signer's.
 */
function namesCertificate(attributes: DerValue, { raw }: X509Certificate): boolean {
  const v2 = attributeOf(attributes, '1.2.840.113549.1.9.16.2.47')
  const v1 = attributeOf(attributes, '1.2.840.113549.1.9.16.2.12')
  const first = (v2 ?? v1)?.parts[0]?.parts[0]
  const digest = first?.parts.find(({ tag }) => tag === 0x04)?.bytes
  const algorithm = first?.parts.find(({ tag }) => tag === 0x30)?.parts[0]?.whole.toString('hex')
  const name = v2 ? (algorithm ? digestNames.get(algorithm) : 'sha256') : 'sha1'
  return Boolean(digest && name && digest.equals(createHash(name).update(raw).digest()))
}

/** Reads GeneralizedTime in UTC (RFC 3161, 2.4.2). */
function readTime(value: DerValue | undefined): Date {
  const [, y, mo, d, h, mi, s, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(value?.bytes.toString('latin1') ?? '') ?? []
  const time = new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}${fraction.slice(0, 4)}Z`)
  if (value?.tag !== 0x18 || Number.isNaN(time.getTime())) throw wrong('it names no time')
  return time
}

const chainOf = (own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [own]
  for (let by = issuerOf(own, all); by && !chain.includes(by); by = issuerOf(by, all)) chain.push(by)
  return chain
}

const issuerOf = (one: X509Certificate, among: readonly X509Certificate[]) =>
  among.find((by) => by.ca && one.checkIssued(by) && one.verify(by.publicKey))

/**
 * Whether the chain, in which each certificate is issued by the next, ends in one of the roots or in a certificate issued
 * by one.
 */
export function leadsTo(roots: readonly X509Certificate[], chain: readonly X509Certificate[]): boolean {
  const last = chain.at(-1)
  return Boolean(last && (roots.some(({ raw }) => raw.equals(last.raw)) || issuerOf(last, roots)))
}

/** id-kp-timeStamping, the only purpose that the certificate may have (RFC 3161, 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

function requireTrusted({ certificates, time }: TimeStamp, roots: readonly X509Certificate[]): void {
  const [own] = certificates
  const isForTime = own!.keyUsage?.length === 1 && own!.keyUsage[0] === TIME_STAMPING
  const isInForce = certificates.every((one) => one.validFromDate <= time && time < one.validToDate)
  if (!leadsTo(roots, certificates) || !isForTime || !isInForce)
    throw wrong('its certificate is not of the authority that was named')
}

const wrong = (what: string) => new Error(`The time-stamp is not used: ${what}.`)

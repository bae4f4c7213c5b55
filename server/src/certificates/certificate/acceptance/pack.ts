import { decodeProofValue, digestMultibase, encodeProofValue, utcSeconds } from '@credenza/credential/issue'
import { organisationDid } from '../../../proof/issuer/did.ts'
import { statusListUrl } from '../../status/list-url.ts'

/** The parts of a packed acceptance that are in other columns. */
export interface PackedFacts {
  verifier_id: string
  key_id: string
  status_list: number
  status_index: number
  created_at: Date
}

/** The packed bytes: the parts that differ between acceptances. */
interface Content {
  /** The random parts of the acceptance's and the certificate's `urn:uuid:…`. */
  id: string
  credential: string
  /** The certificate's document hash, 32 bytes. */
  hash: Uint8Array
  /** Ed25519, 64 bytes. */
  signature: Uint8Array
  publicUrl: string
  verifier: string
}

/** The first byte. If `textOf` ever changes, this number must too, so that this version can still be read. */
const version = 1

/**
 * Packs a signed acceptance (JSON text) into an eighth of its bytes. Undefined if unpacking would not give exactly the same
 * text.
 */
export function packAcceptance(document: string, facts: PackedFacts): Uint8Array | undefined {
  const { id, credential, hash, signature, publicUrl, verifier } = contentOf(document, facts)
  const packed = Buffer.concat([
    Buffer.from([version]),
    bytesOfUuid(id),
    bytesOfUuid(credential),
    hash,
    signature,
    Buffer.from(`${publicUrl}\n${verifier}`),
  ])
  return unpackAcceptance(packed, facts) === document ? packed : undefined
}

/** The original text, byte for byte. If the row was changed, gives another text or throws. */
export function unpackAcceptance(packed: Uint8Array, facts: PackedFacts): string {
  const bytes = Buffer.from(packed)
  if (bytes[0] !== version) throw new Error('The acceptance is packed in a way that is not known here.')
  const [publicUrl = '', verifier = ''] = bytes.subarray(129).toString().split('\n')
  const content = {
    id: uuidOf(bytes.subarray(1, 17)),
    credential: uuidOf(bytes.subarray(17, 33)),
    hash: bytes.subarray(33, 65),
    signature: bytes.subarray(65, 129),
    publicUrl,
    verifier,
  }
  return textOf(content, facts)
}

function contentOf(document: string, { verifier_id, status_list }: PackedFacts): Content {
  const { id, issuer, credentialSubject, relatedResource, credentialStatus, proof } = JSON.parse(document)
  const listPath = statusListUrl('', verifier_id, status_list)
  return {
    id: id.slice(urn.length),
    credential: credentialSubject.id.slice(urn.length),
    hash: Buffer.from(relatedResource[0].digestMultibase.slice(1), 'base64url').subarray(2),
    signature: decodeProofValue(proof[0].proofValue),
    publicUrl: credentialStatus.statusListCredential.slice(0, -listPath.length),
    verifier: issuer.name,
  }
}

const urn = 'urn:uuid:'

/** The text of an acceptance. Do not change a character: packed acceptances depend on it. */
function textOf(
  { id, credential, hash, signature, publicUrl, verifier }: Content,
  { verifier_id, key_id, status_list, status_index, created_at }: PackedFacts,
): string {
  const did = organisationDid(publicUrl, verifier_id)
  const list = statusListUrl(publicUrl, verifier_id, status_list)
  const at = utcSeconds(created_at)
  return (
    '{"@context":["https://www.w3.org/ns/credentials/v2","https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"],' +
    `"id":"${urn}${id}","type":["VerifiableCredential","EndorsementCredential"],` +
    `"name":${JSON.stringify(`Accepted by ${verifier}`)},` +
    `"issuer":{"id":"${did}","type":["Profile"],"name":${JSON.stringify(verifier)}},"validFrom":"${at}",` +
    `"credentialSubject":{"id":"${urn}${credential}","type":["EndorsementSubject"]},` +
    `"relatedResource":[{"id":"${urn}${credential}","mediaType":"application/n-quads",` +
    `"digestMultibase":"${digestMultibase(hash)}"}],` +
    `"credentialStatus":{"id":"${list}#${status_index}","type":"BitstringStatusListEntry",` +
    `"statusPurpose":"revocation","statusListIndex":"${status_index}","statusListCredential":"${list}"},` +
    `"proof":[{"type":"DataIntegrityProof","cryptosuite":"eddsa-rdfc-2022","created":"${at}",` +
    `"verificationMethod":"${did}#${key_id}","proofPurpose":"assertionMethod",` +
    `"proofValue":"${encodeProofValue(signature)}"}]}`
  )
}

const bytesOfUuid = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

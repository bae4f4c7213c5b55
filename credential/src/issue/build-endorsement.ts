import { base64UrlEncode } from '../bytes/base64.ts'
import { concatBytes } from '../bytes/bytes.ts'
import { BADGE_CONTEXTS, type IssuerProfile, type StatusEntry, type StatusPosition } from './document.ts'
import { requireDate, requireDigest, requireIri, requireRandomUrn, requireText } from './require.ts'
import { statusEntry } from './status-entry.ts'

/** A verifier's acceptance of one certificate. */
export type EndorsementInput = {
  /** `urn:uuid:` with a random (version 4) UUID. */
  id: string
  verifier: { id: string; name: string }
  /** The endorsed certificate's id, and its document hash (`documentHash`). */
  certificate: { id: string; documentHash: Uint8Array }
  /** Display name, such as "Accepted by Example Authority". */
  name: string
  comment?: string
  validFrom: string
  /** A position in the verifier's own revocation list: a set bit withdraws the acceptance. */
  revocation: StatusPosition
}

/** Open Badges 3.0.3 EndorsementCredential whose `relatedResource` holds the endorsed document's digest. */
export type EndorsementDocument = {
  '@context': typeof BADGE_CONTEXTS
  id: string
  type: readonly ['VerifiableCredential', 'EndorsementCredential']
  name: string
  issuer: IssuerProfile
  validFrom: string
  credentialSubject: { id: string; type: readonly ['EndorsementSubject']; endorsementComment?: string }
  relatedResource: [{ id: string; mediaType: 'application/n-quads'; digestMultibase: string }]
  credentialStatus: StatusEntry
}

/** Builds the unsigned endorsement. Throws a `TypeError` that names the field if a value cannot be signed. */
export function buildEndorsement(input: EndorsementInput): EndorsementDocument {
  const certificateId = requireRandomUrn('certificate.id', input.certificate.id)
  const comment =
    input.comment === undefined ? {} : { endorsementComment: requireText('comment', input.comment) }
  return {
    '@context': BADGE_CONTEXTS,
    id: requireRandomUrn('id', input.id),
    type: ['VerifiableCredential', 'EndorsementCredential'],
    name: requireText('name', input.name),
    issuer: {
      id: requireIri('verifier.id', input.verifier.id),
      type: ['Profile'],
      name: requireText('verifier.name', input.verifier.name),
    },
    validFrom: requireDate('validFrom', input.validFrom),
    credentialSubject: { id: certificateId, type: ['EndorsementSubject'], ...comment },
    relatedResource: [
      {
        id: certificateId,
        mediaType: 'application/n-quads',
        digestMultibase: digestMultibase(input.certificate.documentHash),
      },
    ],
    credentialStatus: statusEntry('revocation', input.revocation),
  }
}

/** `u` and the base64url of the SHA-256 multihash (0x12, 0x20) of a document hash (W3C Controlled Identifiers §2.4). */
export function digestMultibase(documentHash: Uint8Array): string {
  return `u${base64UrlEncode(concatBytes(Uint8Array.of(0x12, 0x20), requireDigest('documentHash', documentHash)))}`
}

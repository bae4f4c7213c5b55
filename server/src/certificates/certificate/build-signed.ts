import { hash, randomUUID } from 'node:crypto'
import {
  attachProof,
  buildCertificate,
  hashEmail,
  prepareSignature,
  utcSeconds,
} from '@credenza/credential/issue'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { blockOf } from '../../platform/documents/block-store.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { wrapDocumentKey } from '../../platform/keys/person-key.ts'
import { checkedSigner, type SigningKey } from '../../platform/keys/signing-key.ts'
import { randomBytes } from '../../platform/random-bytes.ts'
import { sha256 } from '../../platform/sha256.ts'
import { organisationDid } from '../../proof/issuer/did.ts'
import type { Allocation } from '../status/allocate.ts'
import { statusListUrl } from '../status/list-url.ts'
import type { Certificate } from './certificate.ts'
import { paperColumns } from './paper-columns.ts'
import { achievementParts, signedAs } from './sign-details.ts'

/**
 * Creates the signer of one organisation for one run, so that keys are parsed once rather than once per certificate.
 */
export function certificateSigner(options: {
  keys: Keys
  publicUrl: string
  issuer: Organisation
  signingKey: SigningKey
  now: Date
}) {
  const { keys, publicUrl, issuer, signingKey, now } = options
  const did = organisationDid(publicUrl, issuer.id)
  const verificationMethod = `${did}#${signingKey.publicKeyMultibase}`
  const sign = checkedSigner(signingKey)
  const signedAt = utcSeconds(now)

  /** Builds, signs, checks and seals one certificate. Returns the row of its document. */
  return (
    certificate: Certificate,
    input: { email: string; status: Allocation; sealedPersonKey: Uint8Array },
  ) => {
    const document = certificateDocument(certificate, input, { did, publicUrl, now })
    const prepared = prepareSignature(document, { verificationMethod, created: signedAt }, sha256)
    const signed = attachProof(document, prepared, sign(prepared.bytesToSign))

    const documentKey = randomBytes(32)
    const paper = paperColumns(
      document,
      { documentHash: prepared.documentHash, publicKey: signingKey.publicKey, signedAt },
      { keys, sign, documentKey },
    )
    const block = blockOf(sealDocumentSync(new TextEncoder().encode(JSON.stringify(signed)), documentKey))
    return {
      org_id: certificate.organisationId,
      certificate_id: certificate.id,
      credential_id: document.id,
      document_hash: prepared.documentHash,
      key_id: signingKey.publicKeyMultibase,
      cid: block.cid,
      wrapped_key: wrapDocumentKey(keys, input.sealedPersonKey, documentKey),
      sealed: block.bytes,
      stored_at: null,
      ...paper,
    }
  }
}

function certificateDocument(
  certificate: Certificate,
  { email, status }: { email: string; status: Allocation },
  { did, publicUrl, now }: { did: string; publicUrl: string; now: Date },
) {
  const salt = randomBytes(16).toString('hex')
  return buildCertificate({
    id: `urn:uuid:${randomUUID()}`,
    issuer: { id: did, name: certificate.issuerName },
    recipient: {
      id: `urn:uuid:${randomUUID()}`,
      name: certificate.userName,
      salt,
      emailHash: hashEmail(email, salt, sha256),
    },
    achievement: {
      id: achievementId(publicUrl, certificate),
      title: certificate.title,
      description: `${certificate.title} (${certificate.categoryName}), awarded by ${certificate.issuerName}`,
      category: certificate.categoryName,
      alignments: certificate.details.alignments ?? [],
    },
    ...signedAs(certificate),
    validFrom: utcSeconds(validFrom(certificate.date, now)),
    ...(certificate.validUntil && { validUntil: `${certificate.validUntil}T23:59:59Z` }),
    status: {
      revocation: {
        listUrl: statusListUrl(publicUrl, certificate.organisationId, status.list),
        index: status.index,
      },
    },
  })
}

/** Equal achievements of an issuer share one id: the same title, type, kinds of results and alignments. */
function achievementId(publicUrl: string, certificate: Certificate): string {
  const digest = hash(
    'sha256',
    JSON.stringify([certificate.categoryName, certificate.title, ...achievementParts(certificate)]),
    'hex',
  ).slice(0, 32)
  return `${publicUrl}/issuers/${certificate.organisationId}/achievements/${digest}`
}

/** The zones furthest east of UTC reach a date this long before UTC does. */
const earliestZoneMs = 14 * 3_600_000

/** Midnight UTC of the date of issue. If the date has begun somewhere on Earth but not yet in UTC, the present time. */
export function validFrom(date: string, now: Date): Date {
  const midnight = new Date(`${date}T00:00:00Z`)
  const aheadMs = midnight.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= earliestZoneMs ? now : midnight
}

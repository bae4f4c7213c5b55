import { hash, randomUUID } from 'node:crypto'
import {
  attachProof,
  beginningOf,
  buildCertificate,
  hashEmail,
  prepareSignature,
  utcSeconds,
} from '@credenza/credential/issue'
import { bytesToSign, paperStatement } from '@credenza/credential/paper'
import { endOfDay } from '@credenza/schema'
import type { Organisation } from '../../../people/organisation/find-organisation.ts'
import { blockOf } from '../../../platform/documents/block-store.ts'
import { sealDocumentSync } from '../../../platform/documents/seal-document-sync.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { wrapDocumentKey } from '../../../platform/keys/person-key.ts'
import type { Signer } from '../../../platform/keys/signer.ts'
import { mapInTurns } from '../../../platform/map-in-turns.ts'
import { randomBytes } from '../../../platform/random-bytes.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { methodOf, organisationDid } from '../../../proof/issuer/did.ts'
import type { Allocation } from '../../status/allocate.ts'
import { statusListUrl } from '../../status/list-url.ts'
import type { Certificate } from '../certificate.ts'
import { paperColumns } from './paper-columns.ts'
import { achievementParts, signedAs } from './sign-details.ts'

/** A certificate to sign, with what else its document says and what it is sealed with. */
export interface Draft {
  certificate: Certificate
  email: string
  status: Allocation
  sealedPersonKey: Uint8Array
}

interface Signing {
  keys: Keys
  publicUrl: string
  issuer: Organisation
  signer: Signer
  now: Date
}

/** Builds, signs, checks and seals these certificates of one organisation. Returns the rows of their documents. */
export async function buildSigned(drafts: readonly Draft[], signing: Signing) {
  const { keys, publicUrl, issuer, signer, now } = signing
  const did = organisationDid(publicUrl, issuer.id)
  const proof = { verificationMethod: methodOf(did, signer), created: utcSeconds(now) }

  const built = await mapInTurns(drafts, (draft) => {
    const document = certificateDocument(draft, { did, publicUrl, now })
    const prepared = prepareSignature(document, proof, sha256)
    const { documentHash } = prepared
    const { publicKey } = signer
    const statement = paperStatement(document, { documentHash, publicKey, signedAt: proof.created })
    return { draft, document, prepared, statement }
  })
  // All in one call, since a key store takes many signatures at a time.
  const signatures = await signer.signAll(
    built.flatMap(({ prepared, statement }) => [
      prepared.bytesToSign,
      ...(statement ? [bytesToSign(statement)] : []),
    ]),
  )
  let next = 0
  return mapInTurns(built, ({ draft: { certificate, sealedPersonKey }, document, prepared, statement }) => {
    const signed = attachProof(document, prepared, signatures[next++]!)
    const documentKey = randomBytes(32)
    const paper = paperColumns(statement && { statement, signature: signatures[next++]! }, {
      keys,
      documentKey,
    })
    const block = blockOf(sealDocumentSync(new TextEncoder().encode(JSON.stringify(signed)), documentKey))
    return {
      org_id: certificate.organisationId,
      certificate_id: certificate.id,
      credential_id: document.id,
      document_hash: prepared.documentHash,
      key_id: signer.publicKeyMultibase,
      cid: block.cid,
      wrapped_key: wrapDocumentKey(keys, sealedPersonKey, documentKey),
      sealed: block.bytes,
      stored_at: null,
      ...paper,
    }
  })
}

function certificateDocument(
  { certificate, email, status }: Draft,
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
    validFrom: beginningOf(certificate.date, now),
    ...(certificate.validUntil && { validUntil: endOfDay(certificate.validUntil) }),
    status: {
      revocation: {
        listUrl: statusListUrl(publicUrl, certificate.organisationId, status.list),
        index: status.index,
      },
    },
  })
}

/** Gives equal achievements of an issuer one id: those with the same title, type, kinds of results and alignments. */
function achievementId(publicUrl: string, certificate: Certificate): string {
  const digest = hash(
    'sha256',
    JSON.stringify([certificate.categoryName, certificate.title, ...achievementParts(certificate)]),
    'hex',
  ).slice(0, 32)
  return `${publicUrl}/issuers/${certificate.organisationId}/achievements/${digest}`
}

import { randomUUID } from 'node:crypto'
import { attachProof, buildEndorsement, prepareSignature, utcSeconds } from '@credenza/credential/issue'
import { allocateStatus } from '../../certificates/status/allocate.ts'
import { statusListUrl } from '../../certificates/status/list-url.ts'
import type { Context } from '../../context.ts'
import { displayNameOf, type Organisation } from '../../people/organisation/find-organisation.ts'
import { mapInTurns } from '../../platform/map-in-turns.ts'
import { sha256 } from '../../platform/sha256.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { currentSigner } from '../../proof/issuer/signing-keys.ts'

export interface Endorsed {
  certificateId: string
  credentialId: string
  documentHash: Uint8Array
}

/** A signed acceptance: its JSON text, its document hash, and its place in the verifier's status lists. */
export interface Endorsement {
  document: string
  digest: Uint8Array
  status_list: number
  status_index: number
}

/**
 * The verifier's signed acceptance of each certificate: an EndorsementCredential about its id and document hash. Store them
 * only while the key is held (`holdSigningKey`).
 */
export async function endorse(
  ctx: Context,
  verifier: Organisation,
  certificates: readonly Endorsed[],
  now: Date,
): Promise<{ keyId: string; endorsements: Map<string, Endorsement> }> {
  const { publicUrl } = ctx.config
  const signer = await currentSigner(ctx, verifier.id)
  const did = organisationDid(publicUrl, verifier.id)
  const signing = { verificationMethod: methodOf(did, signer), created: utcSeconds(now) }
  const places = await allocateStatus(
    ctx,
    verifier.id,
    certificates.map((one) => one.certificateId),
  )

  const built = await mapInTurns(certificates, ({ certificateId, credentialId, documentHash }) => {
    const place = places.get(certificateId)!
    const document = buildEndorsement({
      id: `urn:uuid:${randomUUID()}`,
      verifier: { id: did, name: displayNameOf(verifier) },
      certificate: { id: credentialId, documentHash },
      name: `Accepted by ${displayNameOf(verifier)}`,
      validFrom: utcSeconds(now),
      revocation: { listUrl: statusListUrl(publicUrl, verifier.id, place.list), index: place.index },
    })
    return { certificateId, place, document, prepared: prepareSignature(document, signing, sha256) }
  })
  const signatures = await signer.signAll(built.map(({ prepared }) => prepared.bytesToSign))
  const endorsements = built.map(({ certificateId, place, document, prepared }, i) => {
    const endorsement = {
      document: JSON.stringify(attachProof(document, prepared, signatures[i]!)),
      digest: prepared.documentHash,
      status_list: place.list,
      status_index: place.index,
    }
    return [certificateId, endorsement] as const
  })
  return { keyId: signer.publicKeyMultibase, endorsements: new Map(endorsements) }
}

import { buildStatement, signStatement, statementDigest, utcSeconds } from '@credenza/credential/issue'
import type { Tx } from '../../context.ts'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { newTenantId } from '../../platform/ids.ts'
import type { SigningKey } from '../../platform/keys/signing-key.ts'
import { mapInTurns } from '../../platform/map-in-turns.ts'
import { sha256 } from '../../platform/sha256.ts'
import { enqueueLeaves } from '../../proof/log/enqueue-leaf.ts'
import { hex } from '../approval/content.ts'
import type { Approved } from '../approval/hold-approvals.ts'

/**
 * States under each of these certificates, which are being signed now, how many of how many signers approved it and by which
 * digest, but not who: a signed statement and its leaf in the log. `credentialIds` are by certificate.
 */
export async function stateApprovals(
  tx: Tx,
  { issuer, did, key, now }: { issuer: Organisation; did: string; key: SigningKey; now: Date },
  approved: readonly Approved[],
  credentialIds: ReadonlyMap<string, string>,
): Promise<void> {
  const signing = { verificationMethod: `${did}#${key.publicKeyMultibase}`, sign: key.sign }
  const signed = await Promise.all(
    await mapInTurns(approved, async ({ certificateId, request, approvals, signers }) => {
      const document = await signStatement(
        buildStatement({
          action: 'approved',
          issuer: did,
          certificateId: credentialIds.get(certificateId)!,
          at: utcSeconds(now),
          digest: hex(request.digest),
          approvals: String(approvals),
          signers: String(signers),
        }),
        signing,
      )
      return { certificateId, document: JSON.stringify(document), digest: statementDigest(document, sha256) }
    }),
  )
  await insertRecords(
    tx,
    'certificate_statement',
    signed.map(({ certificateId, document, digest }) => ({
      org_id: issuer.id,
      id: newTenantId('stmt', issuer.id),
      certificate_id: certificateId,
      action: 'approved' as const,
      signer_org_id: issuer.id,
      document,
      digest,
      created_at: now,
    })),
  )
  await enqueueLeaves(
    tx,
    now,
    signed.map(({ certificateId, digest }) => ({
      log: 'statements' as const,
      organisationId: issuer.id,
      certificateId,
      action: 'approved' as const,
      issuerAddress: issuer.wallet_address,
      digest,
    })),
  )
}

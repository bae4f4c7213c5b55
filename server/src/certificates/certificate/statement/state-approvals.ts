import { buildStatement, signStatement, statementDigest, utcSeconds } from '@credenza/credential/issue'
import type { Tx } from '../../../context.ts'
import type { Organisation } from '../../../people/organisation/find-organisation.ts'
import { hex } from '../../../platform/hex.ts'
import type { Signer } from '../../../platform/keys/signer.ts'
import { mapInTurns } from '../../../platform/map-in-turns.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { methodOf } from '../../../proof/issuer/did.ts'
import type { Approved } from '../../approval/hold-approvals.ts'
import { keepStatements } from './keep-statements.ts'

/**
 * States, for each of these certificates as it is signed, how many of how many signers approved it and which digest, but not
 * who: a signed statement and its leaf in the log. `credentialIds` are by certificate id.
 */
export async function stateApprovals(
  tx: Tx,
  { issuer, did, signer, now }: { issuer: Organisation; did: string; signer: Signer; now: Date },
  approved: readonly Approved[],
  credentialIds: ReadonlyMap<string, string>,
): Promise<void> {
  const signing = { verificationMethod: methodOf(did, signer), sign: signer.sign }
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
      return {
        organisationId: issuer.id,
        certificateId,
        document: JSON.stringify(document),
        digest: statementDigest(document, sha256),
      }
    }),
  )
  await keepStatements(tx, now, issuer, 'approved', signed)
}

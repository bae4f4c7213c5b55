import type { Tx } from '../../../context.ts'
import type { Organisation } from '../../../people/organisation/find-organisation.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { enqueueLeaves } from '../../../proof/log/enqueue-leaf.ts'
import type { CertificateTables } from '../tables.ts'

/** A signed statement about a certificate of this organisation. */
export interface SignedStatement {
  organisationId: string
  certificateId: string
  document: string
  /** SHA-256, 32 bytes. */
  digest: Uint8Array
}

/** Stores statements signed by one organisation, and enqueues their digests for the log. */
export async function keepStatements(
  tx: Tx,
  now: Date,
  signer: Organisation,
  action: CertificateTables['certificate_statement']['action'],
  statements: readonly SignedStatement[],
): Promise<void> {
  await insertRecords(
    tx,
    'certificate_statement',
    statements.map(({ organisationId, certificateId, document, digest }) => ({
      org_id: organisationId,
      id: newTenantId('stmt', organisationId),
      certificate_id: certificateId,
      action,
      signer_org_id: signer.id,
      document,
      digest,
      created_at: now,
    })),
  )
  await logStatements(tx, now, signer, action, statements)
}

/** Enqueues the digests of statements that are stored elsewhere for the log. */
export const logStatements = (
  tx: Tx,
  now: Date,
  signer: Organisation,
  action: CertificateTables['certificate_statement']['action'],
  statements: readonly Omit<SignedStatement, 'document'>[],
): Promise<void> =>
  enqueueLeaves(
    tx,
    now,
    statements.map(({ organisationId, certificateId, digest }) => ({
      log: 'statements' as const,
      organisationId,
      certificateId,
      action,
      issuerAddress: signer.wallet_address,
      digest,
    })),
  )

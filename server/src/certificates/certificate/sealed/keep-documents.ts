import type { Insertable } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import type { CertificateTables } from '../tables.ts'
import { storeDocuments } from './store-documents.job.ts'

type SealedDocument = Insertable<CertificateTables['certificate_document']> & { sealed: Uint8Array }

/**
 * Stores an organisation's freshly sealed documents in the caller's transaction. If the block store is in the same database,
 * they are stored with the commit; otherwise they wait in their rows for the job that moves them.
 */
export async function keepDocuments(
  ctx: Context,
  tx: Tx,
  now: Date,
  documents: readonly SealedDocument[],
): Promise<void> {
  if (ctx.blocks.putWithin) {
    await ctx.blocks.putWithin(
      tx,
      documents.map(({ cid, sealed }) => ({ cid, bytes: sealed })),
    )
    const stored = documents.map((document) => ({ ...document, sealed: null, stored_at: now }))
    await insertRecords(tx, 'certificate_document', stored)
    return
  }
  await insertRecords(tx, 'certificate_document', documents)
  const certificateIds = documents.map((document) => document.certificate_id)
  await ctx.jobs.enqueue(tx, storeDocuments, { organisationId: documents[0]!.org_id, certificateIds })
}

import { type Certificate, reviewFlag, stateOf } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { mediaTypesOf } from '../../people/organisation/sealed-files.ts'
import { extensionOf } from '../../people/organisation/send-file.ts'
import { transactionHashes } from '../../platform/chain/signer/queue.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { firstAnchors } from '../../proof/log/anchored.ts'
import type { CertificateRow } from './find-certificates.ts'
import { factsOf } from './row-state.ts'

/** Rows in the wire format for their parties (specification, section 3), in the same order. */
export async function certificatesToWire(
  ctx: Context,
  rows: readonly CertificateRow[],
): Promise<Certificate[]> {
  if (rows.length === 0) return []
  const [documents, wallets, issuers, records, mediaTypes] = await Promise.all([
    documentsOf(ctx, rows),
    walletsOf(ctx, rows),
    signaturesOf(ctx, rows),
    recordsOf(ctx, rows),
    mediaTypesOf(ctx.db, fileIdsOf(rows)),
  ])
  const fileUrl = (folder: string, { id }: CertificateRow, fileId: string | null) => {
    const mediaType = mediaTypes.get(fileId ?? '')
    return mediaType && `/api/user/${folder}/${id}.${extensionOf(mediaType)}`
  }
  return rows.map((row) => {
    const cid = documents.get(row.id)
    const txHash = records.get(row.id) ?? ''
    return {
      _id: row.id,
      slug: row.slug,
      doc_url: fileUrl('certificate-files', row, row.upload_file_id) ?? `/verify/${row.slug}`,
      uri: cid ? `ipfs://${cid}` : '',
      userName: row.user_name,
      walletAddress: wallets.get(row.account_id) ?? '',
      date: row.date,
      type: row.category_name,
      title: row.title,
      categoryName: row.category_name,
      issuerName: row.issuer_name,
      certificateNumber: row.log_index ?? '',
      status: reviewFlag[row.review],
      transfer: row.transferred_at !== null,
      isVerified: row.signed_at !== null,
      digitalSignature: row.signed_at ? (issuers.get(row.org_id) ?? '') : '',
      loa_doc: fileUrl('letters-of-authority', row, row.loa_file_id) ?? '',
      reason: row.decline_reason ?? '',
      txhash: txHash,
      txHash,
      revokedAt: row.revoked_at?.toISOString() ?? '',
      revokedReason: row.revoked_reason ?? '',
      suspendedAt: row.suspended_at?.toISOString() ?? '',
      suspendedReason: row.suspended_reason ?? '',
      validUntil: row.valid_until,
      templateId: row.template_id ?? '',
      batchId: row.batch_id ?? '',
      supersededBy: row.successor_id ?? '',
      corrects: row.predecessor_id ?? '',
      origin: row.origin,
      createdAt: row.created_at.toISOString(),
      state: stateOf({ ...factsOf(row), recorded: records.has(row.id) }),
    }
  })
}

/** The same certificate for somebody who only has its link, with nothing about the person. */
export function publicView(certificate: Certificate): Certificate {
  const personal = {
    userName: '',
    walletAddress: '',
    reason: '',
    title: '',
    suspendedReason: '',
    loa_doc: '',
  }
  return { ...certificate, ...personal, doc_url: `/verify/${certificate.slug}` }
}

/**
 * The same certificate for its holder, without the letter of authority, which is for those who decide (readings R7).
 */
export const withoutLetter = <Shown extends Certificate>(certificate: Shown): Shown => ({
  ...certificate,
  loa_doc: '',
})

const fileIdsOf = (rows: readonly CertificateRow[]): string[] =>
  rows.flatMap((row) => [row.upload_file_id, row.loa_file_id].filter((id) => id !== null))

/** Content ids of documents that the block store is known to hold and that were not erased. */
async function documentsOf(ctx: Context, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const documents = await ctx.db
    .selectFrom('certificate_document')
    .select(['certificate_id', 'cid'])
    .where('org_id', '=', anyOf(rows.map((row) => row.org_id)))
    .where('certificate_id', '=', anyOf(rows.map((row) => row.id)))
    .where('stored_at', 'is not', null)
    .where('wrapped_key', 'is not', null)
    .execute()
  return new Map(documents.map((document) => [document.certificate_id, document.cid]))
}

async function walletsOf(ctx: Context, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const accounts = await ctx.db
    .selectFrom('account')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf(rows.map((row) => row.account_id)))
    .execute()
  return new Map(accounts.map((account) => [account.id, account.wallet_address ?? '']))
}

async function signaturesOf(ctx: Context, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const issuers = await ctx.db
    .selectFrom('organisation')
    .select(['id', 'digital_signature'])
    .where('id', '=', anyOf(rows.map((row) => row.org_id)))
    .execute()
  return new Map(issuers.map((issuer) => [issuer.id, issuer.digital_signature]))
}

/** The transactions that recorded these certificates; certificates that the chain has not recorded yet are left out. */
async function recordsOf(ctx: Context, rows: readonly CertificateRow[]): Promise<Map<string, string>> {
  const logged = rows.filter((row) => row.log_index !== null)
  const anchors = await firstAnchors(
    ctx.db,
    logged.map((row) => BigInt(row.log_index!)),
  )
  const keys = [...new Set([...anchors.values()].map((anchor) => anchor.transactionKey))]
  const hashes = await transactionHashes(ctx.db, keys)
  return new Map(
    logged.flatMap((row) => {
      const anchor = anchors.get(BigInt(row.log_index!))
      return anchor ? [[row.id, hashes.get(anchor.transactionKey) ?? '']] : []
    }),
  )
}

import { reviewFlag, stateOf, type Certificate as WireCertificate } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { shownAmong } from '../../people/account/wallets-shown.ts'
import { mediaTypesOf } from '../../people/organisation/sealed-files.ts'
import { extensionOf } from '../../people/organisation/send-file.ts'
import { transactionHashes } from '../../platform/chain/signer/queue.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Caller } from '../../platform/http/access.ts'
import { firstAnchors } from '../../proof/log/anchored.ts'
import { type Certificate, issuerIdsOf } from './certificate.ts'
import { factsOf } from './certificate-state.ts'
import { readableCid, sealedDocuments } from './sealed/sealed-documents.ts'

/** For whom certificates are read: their holder's account, an organisation, or neither. */
export type Reader = Partial<Pick<Caller, 'accountId' | 'organisationId'>>

/** One certificate as `certificatesToWire` writes it. */
export async function certificateToWire(
  ctx: Context,
  certificate: Certificate,
  reader: Reader,
): Promise<WireCertificate> {
  const [wire] = await certificatesToWire(ctx, [certificate], reader)
  return wire!
}

/** Certificates in the wire format for their parties (specification, section 3), in the same order. */
export async function certificatesToWire(
  ctx: Context,
  certificates: readonly Certificate[],
  reader: Reader,
): Promise<WireCertificate[]> {
  if (certificates.length === 0) return []
  const [documents, { wallets, signatures }, records, mediaTypes] = await Promise.all([
    sealedDocuments(ctx.db, certificates),
    namesOf(ctx, certificates, reader),
    recordsOf(ctx, certificates),
    mediaTypesOf(ctx.db, fileIdsOf(certificates)),
  ])
  const fileUrl = (folder: string, { id }: Certificate, fileId: string | null) => {
    const mediaType = mediaTypes.get(fileId ?? '')
    return mediaType && `/api/user/${folder}/${id}.${extensionOf(mediaType)}`
  }
  return certificates.map((certificate) => {
    const cid = readableCid(documents.get(certificate.id))
    const facts = factsOf(certificate)
    const txHash = records.get(certificate.id) ?? ''
    return {
      _id: certificate.id,
      slug: certificate.slug,
      doc_url:
        fileUrl('certificate-files', certificate, certificate.uploadFileId) ?? `/verify/${certificate.slug}`,
      uri: cid ? `ipfs://${cid}` : '',
      ...(reader.organisationId === certificate.organisationId &&
        certificate.studentId && { studentId: certificate.studentId }),
      userName: certificate.userName,
      walletAddress: wallets.get(certificate.id) ?? '',
      date: certificate.date,
      type: certificate.categoryName,
      title: certificate.title,
      categoryName: certificate.categoryName,
      issuerName: certificate.issuerName,
      certificateNumber: certificate.logIndex?.toString() ?? '',
      status: reviewFlag[certificate.review],
      transfer: facts.transferred,
      isVerified: facts.signed,
      digitalSignature: facts.signed ? (signatures.get(certificate.organisationId) ?? '') : '',
      loa_doc: fileUrl('letters-of-authority', certificate, certificate.letterFileId) ?? '',
      reason: certificate.declineReason ?? '',
      txhash: txHash,
      txHash,
      revokedAt: certificate.revokedAt?.toISOString() ?? '',
      revokedReason: certificate.revokedReason ?? '',
      suspendedAt: certificate.suspendedAt?.toISOString() ?? '',
      suspendedReason: certificate.suspendedReason ?? '',
      validUntil: certificate.validUntil ?? '',
      details: certificate.details,
      hasCourses: certificate.results.length > 0,
      templateId: certificate.templateId ?? '',
      batchId: certificate.batchId ?? '',
      supersededBy: certificate.successorId ?? '',
      corrects: certificate.predecessorId ?? '',
      origin: certificate.origin,
      createdAt: certificate.createdAt.toISOString(),
      state: stateOf({ ...facts, recorded: records.has(certificate.id) }),
    }
  })
}

/** The certificate without anything about the person, for somebody who only has its link. */
export function publicView(certificate: WireCertificate): WireCertificate {
  const personal = {
    userName: '',
    walletAddress: '',
    reason: '',
    title: '',
    details: {},
    hasCourses: false,
    suspendedReason: '',
    loa_doc: '',
  }
  return { ...certificate, ...personal, doc_url: `/verify/${certificate.slug}` }
}

/** The certificate without the letter of authority, which is for those who decide (readings R7). */
export const withoutLetter = <Shown extends WireCertificate>(certificate: Shown): Shown => ({
  ...certificate,
  loa_doc: '',
})

const fileIdsOf = (certificates: readonly Certificate[]): string[] =>
  certificates.flatMap((certificate) =>
    [certificate.uploadFileId, certificate.letterFileId].filter((id) => id !== null),
  )

const walletsAndSignatures = builtOnce((db, accountIds: string[], organisationIds: string[]) =>
  db
    .selectFrom('account')
    .select(['id', 'wallet_address as name'])
    .where('id', '=', anyOf(accountIds))
    .unionAll((q) =>
      q
        .selectFrom('organisation')
        .select(['id', 'digital_signature as name'])
        .where('id', '=', anyOf(organisationIds)),
    ),
)

/** The wallets that the reader is shown, by certificate, and the digital signatures of issuers, by organisation. */
async function namesOf(ctx: Context, certificates: readonly Certificate[], reader: Reader) {
  const names = await walletsAndSignatures(
    ctx.db,
    [...new Set(certificates.map(({ accountId }) => accountId))],
    issuerIdsOf(certificates),
  )
  const byId = new Map(names.map(({ id, name }) => [id, name ?? '']))
  return { signatures: byId, wallets: await walletsFor(ctx, certificates, reader, byId) }
}

/**
 * The wallets that the reader is shown, by certificate. A party that reads a signed certificate has one of the
 * person's; the issuer of a draft may hold another one.
 */
async function walletsFor(
  ctx: Context,
  certificates: readonly Certificate[],
  reader: Reader,
  wallets: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const withWallet = certificates.filter(({ accountId }) => wallets.get(accountId))
  const drafts = withWallet.filter(
    ({ signedAt, organisationId }) => signedAt === null && organisationId === reader.organisationId,
  )
  const ofDrafts = new Map(drafts.map(({ accountId }) => [accountId, wallets.get(accountId)!]))
  const shown = drafts.length > 0 ? await shownAmong(ctx.db, reader.organisationId!, ofDrafts) : ofDrafts
  const isShown = (certificate: Certificate) =>
    certificate.signedAt !== null ||
    certificate.accountId === reader.accountId ||
    (certificate.organisationId === reader.organisationId && shown.has(certificate.accountId))
  return new Map(withWallet.filter(isShown).map(({ id, accountId }) => [id, wallets.get(accountId)!]))
}

/** The transactions that recorded these certificates. Leaves out certificates that the chain has not recorded yet. */
async function recordsOf(ctx: Context, certificates: readonly Certificate[]): Promise<Map<string, string>> {
  const logged = certificates.filter((certificate) => certificate.logIndex !== null)
  const anchors = await firstAnchors(
    ctx,
    logged.map((certificate) => certificate.logIndex!),
  )
  const unknown = [...anchors.values()].filter((anchor) => !anchor.transaction)
  const hashes = await transactionHashes(ctx.db, [...new Set(unknown.map((anchor) => anchor.transactionKey))])
  return new Map(
    logged.flatMap((certificate) => {
      const anchor = anchors.get(certificate.logIndex!)
      return anchor
        ? [[certificate.id, anchor.transaction?.hash ?? hashes.get(anchor.transactionKey) ?? '']]
        : []
    }),
  )
}

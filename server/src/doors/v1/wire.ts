import { reviewFlag, reviewOf, type Certificate as WireCertificate } from '@credenza/schema'
import type { V1Certificate, V1CertificateListQuery } from '@credenza/schema/v1/index'
import type { Context } from '../../context.ts'
import { openOfferLink } from '../../holders/wallet-issuance/offer/offer.ts'
import { organisationOf } from '../../platform/ids.ts'

export const verifyUrl = ({ config }: Pick<Context, 'config'>, slug: string): string =>
  `${config.publicUrl}/verify/${slug}`

/** A filter of /v1 under the names of the web app's lists. */
export const filterOf = <Rest extends object>({
  review,
  batchId,
  studentId,
  ...rest
}: Rest & Pick<V1CertificateListQuery, 'review' | 'batchId' | 'studentId'>) => ({
  ...rest,
  ...(review && { status: reviewFlag[review] }),
  ...(batchId && { batch: batchId }),
  ...(studentId && { student: studentId }),
})

/** Converts a certificate from the web app's wire form to that of /v1. */
export const certificateToV1 = (
  ctx: Pick<Context, 'config'>,
  certificate: WireCertificate,
): V1Certificate => ({
  certificateId: certificate._id,
  studentId: certificate.studentId ?? null,
  recipientName: certificate.userName,
  category: certificate.categoryName,
  title: certificate.title,
  issuerName: certificate.issuerName,
  date: certificate.date,
  validUntil: certificate.validUntil || null,
  details: certificate.details,
  review: reviewOf(certificate.status),
  declineReason: certificate.reason || null,
  signed: certificate.isVerified,
  transferred: certificate.transfer,
  certificateNumber: certificate.certificateNumber || null,
  transactionHash: certificate.txHash || null,
  suspendedAt: certificate.suspendedAt || null,
  suspendedReason: certificate.suspendedReason || null,
  revokedAt: certificate.revokedAt || null,
  revokedReason: certificate.revokedReason || null,
  supersededBy: certificate.supersededBy || null,
  corrects: certificate.corrects || null,
  templateId: certificate.templateId || null,
  batchId: certificate.batchId || null,
  createdAt: certificate.createdAt,
  verifyUrl: verifyUrl(ctx, certificate.slug),
  walletOffer: openOfferLink(ctx, organisationOf(certificate._id, 'cert')!, certificate._id),
  evidenceUrl: `${ctx.config.publicUrl}/api/evidence/${certificate.slug}`,
})

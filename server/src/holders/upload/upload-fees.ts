import { awaitsDecision, type FeeQuote } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { factsOf } from '../../certificates/certificate/certificate-state.ts'
import type { Db } from '../../context.ts'
import { quoteFees } from '../../review/fee/quote-fees.ts'

/** What these uploads have cost their holder, or will cost if they are accepted, by id. Leaves out uploads without costs. */
export const uploadFees = (db: Db, certificates: readonly Certificate[]): Promise<Map<string, FeeQuote>> =>
  quoteFees(
    db,
    certificates.filter(isCharged).map((certificate) => ({
      key: certificate.id,
      issuerId: certificate.organisationId,
      certificateId: certificate.id,
      certificateType: certificate.categoryName,
      at: certificate.createdAt,
      acceptedBy: certificate.decidedBy,
    })),
  )

const isCharged = (certificate: Certificate): boolean =>
  certificate.origin === 'user' && (certificate.review === 'verified' || awaitsDecision(factsOf(certificate)))

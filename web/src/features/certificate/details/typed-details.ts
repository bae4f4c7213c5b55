import { type CertificateDetails, newDetails } from '@credenza/schema/certificate-details'

/** The typed details as they would be stored; `otherwise` while they contain an error. */
export const typedDetails = (
  typed: CertificateDetails | undefined,
  otherwise: CertificateDetails,
): CertificateDetails => newDetails.safeParse(typed ?? {}).data ?? otherwise

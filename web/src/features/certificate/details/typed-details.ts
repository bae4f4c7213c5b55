import { type CertificateDetails, newDetails } from '@credenza/schema/certificate-details'

/** What was typed as it would be kept; `otherwise` while something in it is wrong. */
export const typedDetails = (
  typed: CertificateDetails | undefined,
  otherwise: CertificateDetails,
): CertificateDetails => newDetails.safeParse(typed ?? {}).data ?? otherwise

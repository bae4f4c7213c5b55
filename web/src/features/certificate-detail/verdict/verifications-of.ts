/** What the keys of a certificate's verifications begin with, whatever opened its document. */
export const verificationsOf = (certificateId: string) => ['verification', certificateId] as const

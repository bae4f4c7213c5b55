/** The beginning of the keys of a certificate's verifications, no matter how its document was opened. */
export const verificationsOf = (certificateId: string) => ['verification', certificateId] as const

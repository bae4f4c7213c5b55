/** Corrections, holders' requests for them, and certificates to issue again after a theft. */
export const correction = {
  correction_open: 'A correction of this certificate is already waiting.',
  'correction_open.is_correction': 'This certificate is a correction that is not in force yet.',
  'invalid.nothing_to_correct': 'The certificate already says this. Change at least one value.',
  'invalid.upload_to_correct': 'An uploaded certificate cannot be corrected. Its holder can upload it again.',
  'invalid.not_to_reissue': 'No stolen key signed or accepted this certificate.',
  'not_found.correction': 'No correction of this certificate is waiting.',
  'already_exists.correction_request': 'You have already asked for a correction. Wait for the answer.',
  'too_many_requests.corrections': ({ max }: { max: number }) =>
    `You can ask for ${max} corrections a day. Ask again tomorrow.`,
  'already_decided.correction_request': 'This request has already been answered or withdrawn.',
}

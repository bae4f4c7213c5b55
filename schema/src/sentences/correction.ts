/** Corrections, holders' requests for them, and certificates to issue again after a theft. */
export const correction = {
  correction_open: 'A correction of this certificate waits already.',
  'correction_open.is_correction': 'This is a correction that has not taken its place yet.',
  'invalid.nothing_to_correct': 'The certificate says all of this already.',
  'invalid.upload_to_correct': 'What a user uploaded is not corrected: its holder uploads it again.',
  'invalid.not_to_reissue': 'No stolen key signed or accepted this certificate.',
  'not_found.correction': 'No correction of this certificate waits.',
  'already_exists.correction_request': 'You asked for a correction already. Wait for the answer to it.',
  'too_many_requests.corrections': ({ max }: { max: number }) =>
    `You can ask for ${max} corrections a day. Ask again tomorrow.`,
  'already_decided.correction_request': 'This request was answered or taken back already.',
}

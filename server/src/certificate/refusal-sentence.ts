import type { ErrorCode } from '@credenza/schema'

const sentences: Partial<Record<ErrorCode, string>> = {
  not_found: 'No certificate found for the given ID.',
  not_signed: 'The issuer has not signed this certificate yet.',
  letter_required: 'A user uploaded this certificate. Verify it by itself, with a letter of authority.',
  already_signed: 'Certificate Already Verified',
  already_decided: 'This certificate was decided on already. The first decision stands.',
  not_accepted: 'This certificate was not accepted by a verifier.',
  not_recorded: 'The certificate is being recorded on the blockchain. Try again in a moment.',
  already_transferred: 'This certificate was transferred already.',
  already_suspended: 'This certificate is suspended already.',
  not_suspended: 'This certificate is not suspended.',
  certificate_suspended: 'This certificate is suspended. Its issuer must reinstate it first.',
  key_compromised: 'It was signed with a key that was stolen since. Its issuer must issue it again.',
  already_superseded: 'A correction has taken the place of this certificate.',
  already_revoked: 'This certificate is revoked.',
}

/** What a person reads when an act is refused. */
export const refusalSentence = (code: ErrorCode): string => sentences[code] ?? 'This cannot be done now.'

import { messages } from '../messages.ts'

/** Certificates: why an act on one is refused, and what keeps one from being made, signed or read. */
export const certificate = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'The issuer has not signed this certificate yet.',
  letter_required: 'A user uploaded this certificate. Verify it by itself, with a letter of authority.',
  already_signed: 'Certificate Already Verified',
  'already_signed.meanwhile': 'It was signed already.',
  already_decided: 'This certificate was decided on already. The first decision stands.',
  'already_decided.meanwhile': 'It was decided on already.',
  not_accepted: 'This certificate was not accepted by a verifier.',
  not_recorded: 'The certificate is being recorded on the blockchain. Try again in a moment.',
  already_transferred: 'This certificate was transferred already.',
  'already_transferred.final': 'A transfer cannot be taken back.',
  already_suspended: 'This certificate is suspended already.',
  not_suspended: 'This certificate is not suspended.',
  certificate_suspended: 'This certificate is suspended. Its issuer must reinstate it first.',
  key_compromised: 'It was signed with a key that was stolen since. Its issuer must issue it again.',
  already_superseded: 'A correction has taken the place of this certificate.',
  already_revoked: 'This certificate is revoked.',

  'invalid.recipient': 'This recipient is not one of your students.',
  'invalid.certificate_type': 'Choose a certificate type from your categories.',
  'invalid.public_key':
    "This public key is not your organisation's. Copy the wallet address from My Profile.",
  'invalid.digital_signature': "This digital signature is not your organisation's. Copy it from My Profile.",
  missing_glyph: ({ characters }: { characters: readonly string[] }) =>
    `The certificates’ fonts cannot draw ${characters.join(', ')}. Write it with other letters.`,
  'not_found.document': 'The document of this certificate was erased.',
  'unavailable.documents': 'The document store cannot be reached at the moment. Try again in a moment.',
  'unavailable.transfer': 'The blockchain refused the transfer. The operator was told; nothing is lost.',

  recall_ended: 'It is too late to take this back.',
  'invalid.nothing_selected': 'Nothing that you have matches this selection.',
  'not_found.batch': 'There is no such batch.',
  'not_found.batch_file': 'This batch has no file. A file is there once the batch is done, for 24 hours.',

  share_link_ended: 'This link no longer opens. Ask who sent it for a new one.',
  'not_found.share_link': 'There is no such link.',
  'too_many_requests.share_links': ({ max }: { max: number }) =>
    `You made ${max} links to this certificate. Share one of them.`,
}

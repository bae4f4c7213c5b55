import { messages } from '../messages.ts'

/** Certificates: why an act on one is refused, and why one cannot be made, signed or read. */
export const certificate = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'The issuer has not signed this certificate yet.',
  letter_required: 'A student uploaded this certificate. Verify it on its own, with a letter of authority.',
  already_signed: 'Certificate Already Verified',
  'already_signed.meanwhile': 'It has already been signed.',
  'already_signed.to_delete': 'A signed certificate cannot be deleted. Revoke it instead.',
  already_decided: 'This certificate has already been decided on. The first decision stands.',
  'already_decided.meanwhile': 'It has already been decided on.',
  not_accepted: 'No verifier has accepted this certificate.',
  not_recorded: 'The certificate is being recorded on the blockchain. Try again in a moment.',
  already_transferred: 'This certificate has already been transferred.',
  'already_transferred.final': 'A transfer cannot be undone.',
  already_suspended: 'This certificate is already suspended.',
  not_suspended: 'This certificate is not suspended.',
  certificate_suspended: 'This certificate is suspended. Its issuer must reinstate it first.',
  issuer_suspended:
    'The issuer of this certificate is suspended. You can decide once it has been reinstated.',
  key_compromised: 'It was signed with a key that has since been stolen. Its issuer must reissue it.',
  already_superseded: 'A correction has replaced this certificate.',
  already_revoked: 'This certificate is revoked.',

  approval_required: 'Your signers have to approve this certificate first. Ask for their approval.',
  'approval_required.by_rule':
    'Your organisation signs nothing without the approval of its signers. Issue it as a certificate.',
  approval_changed:
    'Something has changed since this was shown to you, so earlier approvals no longer count. Look at it again.',
  approval_ended: 'This request for approval has ended.',
  'forbidden.holder_key': 'Only the certificate’s holder can have it bound to a key.',
  'forbidden.ruled_category':
    'Only your organisation’s owner can rename a category that has a rule for approvals.',
  'forbidden.not_asked': 'You are not one of the signers asked to approve this.',
  'forbidden.uploaded': 'A student uploaded this certificate, so you cannot delete it.',
  'not_found.approval': 'Request for approval not found.',
  'invalid.approval_not_needed': 'None of these certificates needs approval.',
  'invalid.approval_asked': 'You have already asked for approval of these certificates.',
  'invalid.too_many_to_approve': ({ max }: { max: number }) =>
    `Ask for approval of at most ${max} certificates at once.`,
  'invalid.signer': 'Choose only colleagues who may sign.',
  'invalid.rule_repeated': 'There is already a rule for this category.',

  'invalid.alignment':
    'This is not an address from a classification or register that categories can name. Copy the address from there.',
  'invalid.no_courses': 'This certificate lists no courses, so it has no transcript.',
  'invalid.holder_key': 'The holder’s key is not a public key on the curve P-256.',
  'invalid.certificate_chain':
    'These are not certificates for this key. Send them as PEM text: the key’s own first, each signed by the next, all in force today.',
  'invalid.certificate_other_key':
    'The first certificate is for another key. Send the certificate request on this page to your authority, and put the certificate that it issues first.',
  'invalid.certificate_not_in_force': 'One of these certificates has expired or is not valid yet.',
  'invalid.certificate_use':
    'This certificate does not allow signatures on documents. Ask the authority for a certificate for digital signatures or seals.',
  'invalid.recipient': 'This recipient is not one of your students.',
  'invalid.certificate_type': 'Choose a certificate type from your categories.',
  'invalid.public_key':
    'This public key is not your organisation’s. Copy the wallet address from “My Profile”.',
  'invalid.digital_signature':
    'This digital signature is not your organisation’s. Copy it from “My Profile”.',
  missing_glyph: ({ characters }: { characters: readonly string[] }) =>
    `The certificate fonts do not have ${characters.join(', ')}. Write it with other letters.`,
  'not_found.document': 'The document of this certificate was erased.',
  'unavailable.documents': 'The document store cannot be reached right now. Try again in a moment.',
  'unavailable.certificate':
    'The database that holds this certificate cannot be reached right now. Try again in a moment.',
  'unavailable.transfer':
    'The blockchain refused the transfer. Nothing is lost, and the operator has been told.',

  recall_ended: 'It is too late to undo this.',
  'invalid.nothing_selected': 'Nothing matches this selection.',
  'not_found.batch': 'Batch not found.',
  'not_found.batch_file': 'This batch has no file. Files are available for 24 hours after a batch is done.',

  share_link_ended: 'This link no longer works. Ask the sender for a new one.',
  'not_found.share_link': 'Link not found.',
  'too_many_requests.share_links': ({ max }: { max: number }) =>
    `You have already created ${max} links to this certificate. Share one of them.`,
}

import { messages } from '../messages.ts'

/** What the server says about any request as such. */
export const http = {
  malformed: 'The request could not be read: send well-formed JSON.',
  'malformed.empty_body': 'The body is empty. Send a JSON object.',
  'malformed.control_characters': 'Remove the control characters from the request.',
  'malformed.not_utf8': 'The request is not in UTF-8. Encode it as UTF-8, then send it again.',
  'malformed.repeated_member': 'The JSON gives one name to two values. Send each name once.',
  'invalid.no_certificate':
    'There is no certificate in this that we can read. This says nothing about a certificate. Send a credential, a certificate file, a PDF, a picture, a presentation with one, or one of our links.',
  'invalid.link_incomplete':
    'The link is incomplete: the part after # opens the certificate. Send the whole link.',
  'invalid.cursor':
    'cursor must be the nextCursor of the previous answer, with the same list, sort and filter. Leave it out to start again.',
  'malformed.last_event_id': 'Last-Event-ID must be the id of an earlier event.',
  'malformed.upload': 'The form is incomplete. Send it again.',
  idempotency_key_invalid: 'Idempotency-Key must be 1 to 200 printable characters without spaces.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request. Use a new one.',
  request_in_progress: 'The same request is still running. Try again in a moment.',
  not_found: 'There is nothing at this address.',
  'not_found.call': ({ method, path }: { method: string; path: string }) =>
    `There is no ${method} ${path}. The calls are listed at /docs.`,
  'not_found.file': 'File not found.',
  'not_found.phone_wallet': 'This deployment does not sign passes for this wallet.',
  'not_found.wallet_offer': 'This offer was used, has ended, or never existed. Create a new one.',
  'not_found.site_page': 'This page has not been written.',
  'not_found.mail': 'Email not found.',
  too_large: 'The request is larger than this call accepts.',
  'too_large.files': 'Too many files',
  'too_large.form_field': 'A form field is too long.',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': 'The request’s headers are larger than 16 KB.',
  unsupported_type:
    'Send JSON (Content-Type: application/json), or a multipart form where a file is asked for.',
  'unsupported_type.not_a_form': 'Send a multipart form (multipart/form-data).',
  'unsupported_type.document': 'File type must be pdf, jpg or png',
  'unsupported_type.encoding': ({ encoding }: { encoding: string }) =>
    `Send the body without compression: ${encoding} is not accepted.`,
  too_many_requests: 'Too many attempts. Wait a minute, then try again.',
  'too_many_requests.streams': 'Too many live streams are open. Close one, or try again later.',
  'too_many_requests.drawings': 'Too many documents are being made right now. Please try again in a moment.',
  'too_many_requests.searches': 'Too many searches are running right now. Please try again in a moment.',
  internal: ({ number }: { number: string }) =>
    `${messages.somethingWrong} If it happens again, tell us this number: ${number}`,
  unavailable: 'The service is restarting. Please try again in a moment.',
  'unavailable.writes':
    'Nothing can be saved right now, but reading and verifying still work. Please try again in a few minutes.',
  busy: 'This is taking too long right now. Please try again in a moment.',
}

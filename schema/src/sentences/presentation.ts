/** Requests to show facts of a certificate: why an answer is refused. */
export const presentation = {
  presentation_ended: 'You can no longer answer this request. Ask its sender for a new one.',
  'not_found.presentation_request': 'There is no request at this link.',
  'not_found.presentation_attempt':
    'This answer was not started here, or took too long. Open the link of the request and start again.',
  'not_found.presentation_receipt': 'There is no receipt until the request is answered.',
  'invalid.answer_unreadable': 'This answer contains no certificate that we can read.',
  'invalid.answer_unbound': 'The wallet did not sign this answer for this request. Start again.',
  'invalid.answer_incomplete': 'This answer does not show everything that was asked for.',
  'invalid.answer_excessive':
    'The wallet showed more than was asked for, so we kept nothing. Choose only what was asked for.',
  'invalid.answer_not_valid':
    'This certificate is not valid, so we kept nothing from it. You can answer with another one.',
  'invalid.answer_several': 'The file holds several certificates. Send one.',
  'too_many_requests.presentation': 'This request was opened too often. Try again in ten minutes.',
}

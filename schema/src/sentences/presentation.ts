/** Requests to show facts of a certificate: why an answer is refused. */
export const presentation = {
  presentation_ended: 'This request takes no more answers. Ask its sender for a new one.',
  'not_found.presentation_request': 'There is no request at this link.',
  'not_found.presentation_attempt':
    'This answer was not begun here, or took too long. Start again on the page of the request.',
  'not_found.presentation_receipt': 'There is no receipt before the request is answered.',
  'invalid.answer_unreadable': 'No certificate could be read in this answer.',
  'invalid.answer_unbound': 'The wallet did not sign this answer for this request. Start again.',
  'invalid.answer_incomplete': 'This certificate does not say everything that is asked for.',
  'invalid.answer_excessive':
    'The wallet shows more than is asked for, so nothing was kept. Choose only what is asked for.',
  'invalid.answer_several': 'The file holds several certificates. Send one.',
  'too_many_requests.presentation': 'This request was opened too often. Try again in ten minutes.',
}

/** What a person reads about a mail that did not leave; `reason` is the fixed phrase of MailFailed. */
export function failureSentence({ reason, state }: { reason: string; state: string }): string {
  if (reason === '') return ''
  const status = / \(\d{3}\)$/.exec(reason)?.[0] ?? ''
  if (reason.startsWith('recipient refused')) {
    return `The mail server of this address does not take mails for it${status}. Check the e-mail.`
  }
  if (reason === 'not an e-mail address') return 'This is not an e-mail address that mails can be sent to.'
  if (reason.startsWith('message refused')) return `The mail server refused this mail${status}.`
  return state === 'failed'
    ? `The mail did not leave within a day: ${reason}.`
    : `The mail did not leave yet: ${reason}. It is tried again.`
}

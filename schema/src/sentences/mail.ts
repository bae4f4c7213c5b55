/** Why a mail was not sent. */
const reasons = {
  recipient_refused: 'recipient refused',
  recipient_put_off: 'recipient refused for now',
  sender_refused: 'sender refused',
  message_refused: 'message refused',
  not_an_email_address: 'not an email address',
  sign_in_refused: 'sign-in to the mail server refused',
  mail_server_not_ready: 'mail server not ready',
  connection_refused: 'connection refused',
  connection_lost: 'connection lost',
  no_answer_in_time: 'no answer in time',
  server_name_not_found: 'server name not found',
  no_secure_connection: 'no secure connection',
  address_dead: 'nobody receives email at the address',
  address_complained: 'the recipient complained',
  returned: 'it came back',
  pdf_not_sealed: 'its PDF cannot be sealed',
  organisation_suspended: 'the organisation is suspended',
  unexpected_error: 'unexpected error',
}
export type MailReason = keyof typeof reasons

/** Why an address gets no mails: its server said that the mailbox does not exist, or its reader complained. */
export type SuppressionReason = Extract<MailReason, 'address_dead' | 'address_complained'>

/** Why a mail was not sent, with the mail server's answer, if there was one (RFC 5321, section 4.2.1). */
export interface MailFailure {
  reason: MailReason
  status: number | null
}

const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)
const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const mails = (count: number): string => (count === 1 ? '1 email is waiting' : `${count} emails are waiting`)

/** Mails that are waiting or could not be sent: those of the platform, and those to holders. */
export const mail = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }: Pick<MailFailure, 'status'>) =>
    `The mail server does not accept emails for this address${inBrackets(status)}. Check the address.`,
  'mail.delivery_without_address': 'Emails cannot be sent to this address. Correct it.',
  'mail.delivery_message_refused': ({ status }: Pick<MailFailure, 'status'>) =>
    `The mail server refused this email${inBrackets(status)}.`,
  'mail.delivery_given_up': (failure: MailFailure) =>
    `The email could not be sent within a day: ${because(failure)}.`,
  'mail.delivery_waits': (failure: MailFailure) =>
    `The email has not been sent yet: ${because(failure)}. We’ll try again.`,
  'mail.address_dead':
    'An email to this address came back because nobody receives email there, so no more are sent. Ask the person for another address and enter it.',
  'mail.address_complained':
    'The recipient reported an email as unwanted, so no more are sent. Ask the person for another address and enter it, or ask the administrator to allow this one again.',
  'mail.delivery_returned': 'The email came back. Check the address, then resend it.',
  'mail.delivery_returns':
    'The email came back, but the address may work later. We’ll try again in a few hours.',

  'health.mail_stuck': ({ waiting, ...failure }: MailFailure & { waiting: number }) =>
    `No emails are being sent: ${because(failure)}. ${mails(waiting)}.`,
  'health.mail_failed': ({ failed }: { failed: number }) =>
    `${failed} ${failed === 1 ? 'email' : 'emails'} could not be sent.`,
  'health.mail_late': ({ waiting }: { waiting: number }) =>
    `${mails(waiting)}, some for more than ten minutes.`,
  'health.mail_waits': ({ waiting }: { waiting: number }) => `${mails(waiting)} to be sent.`,
  'health.mail_ok': 'All emails have been sent.',
}

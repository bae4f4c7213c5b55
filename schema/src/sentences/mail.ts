/** Why a mail did not leave. */
const reasons = {
  recipient_refused: 'recipient refused',
  recipient_put_off: 'recipient put off',
  sender_refused: 'sender refused',
  message_refused: 'message refused',
  not_an_email_address: 'not an e-mail address',
  sign_in_refused: 'sign-in to the mail server refused',
  mail_server_not_ready: 'mail server not ready',
  connection_refused: 'connection refused',
  connection_lost: 'connection lost',
  no_answer_in_time: 'no answer in time',
  server_name_not_found: 'server name not found',
  no_secure_connection: 'no secure connection',
  unexpected_error: 'unexpected error',
}
export type MailReason = keyof typeof reasons

/** Why a mail did not leave, and what the mail server answered, if it did (RFC 5321, section 4.2.1). */
export interface MailFailure {
  reason: MailReason
  status: number | null
}

const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)
const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const mails = (count: number): string => (count === 1 ? '1 mail waits' : `${count} mails wait`)

/** Mails that wait or could not be sent: those of the platform, and those to holders. */
export const mail = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }: Pick<MailFailure, 'status'>) =>
    `The mail server of this address does not take mails for it${inBrackets(status)}. Check the e-mail.`,
  'mail.delivery_without_address': 'This is not an e-mail address that mails can be sent to.',
  'mail.delivery_message_refused': ({ status }: Pick<MailFailure, 'status'>) =>
    `The mail server refused this mail${inBrackets(status)}.`,
  'mail.delivery_given_up': (failure: MailFailure) =>
    `The mail did not leave within a day: ${because(failure)}.`,
  'mail.delivery_waits': (failure: MailFailure) =>
    `The mail did not leave yet: ${because(failure)}. It is tried again.`,

  'health.mail_stuck': ({ waiting, ...failure }: MailFailure & { waiting: number }) =>
    `No mail leaves: ${because(failure)}. ${mails(waiting)}.`,
  'health.mail_failed': ({ failed }: { failed: number }) =>
    `${failed} ${failed === 1 ? 'mail' : 'mails'} could not be sent.`,
  'health.mail_late': ({ waiting }: { waiting: number }) =>
    `${mails(waiting)}, some for more than ten minutes.`,
  'health.mail_waits': ({ waiting }: { waiting: number }) => `${mails(waiting)} to be sent.`,
  'health.mail_ok': 'All mails have left.',
}

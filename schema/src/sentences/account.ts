import { messages } from '../messages.ts'

const duration = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Signing in, passwords, second factors, and the people of an organisation. */
export const account = {
  not_signed_in: 'Sign in to go on.',
  'not_signed_in.api_key': 'Send a valid API key: Authorization: Bearer crd_…',
  sign_in_failed: 'Invalid email, password or role.',
  sign_in_expired: 'This sign-in took too long. Sign in again.',
  forbidden: 'Your role may not do this.',
  'forbidden.api_key': 'An API key opens the calls under /v1 and /vc-api only.',
  'forbidden.scope': ({ scopes }: { scopes: readonly string[] }) =>
    `This API key lacks the scope ${scopes.join(' or ')}.`,
  'forbidden.owner_only': 'Only the first account of your organisation may do this.',
  'forbidden.setup_link_used': 'This set-up link was used already. Restart the server for a new one.',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired: 'This code is used up or too old. Press Resend Code for a new one.',
  reset_token_invalid: 'This password reset is used up or too old. Start again with your email.',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }: { seconds: number }) =>
    `Too many attempts. Wait ${duration(seconds)}, then try again.`,
  'invalid.password_wrong': 'This is not your password.',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.password_common':
    'This password is one of the first that somebody would try. Use a longer one, such as four words that do not belong together.',
  'invalid.password_known':
    'This password is made of names that everybody knows. Use something else, such as four words that do not belong together.',
  'not_found.session': 'This session has ended already.',

  second_factor_required: 'Set up a passkey or an authenticator app first.',
  'second_factor_required.last': 'Add another passkey or an authenticator app before you remove this one.',
  second_factor_stale: 'Confirm with your second factor, then try again.',
  second_factor_wrong: 'That did not match. Check it and try again.',
  'second_factor_wrong.unknown_passkey': 'This passkey opens no account with this role.',
  second_factor_expired: 'This sign-in took too long or had too many wrong tries. Sign in again.',
  'already_exists.passkey': 'This passkey is in use already.',
  'not_found.passkey': 'There is no such passkey.',
  'not_found.authenticator_app': 'There is no authenticator app.',

  welcome_ended: 'This link no longer sets a password. Sign in, or choose Forgot Password.',
  invitation_ended: 'This invitation was used, withdrawn or is too old. Ask for a new one.',
  'already_exists.invitation': 'This person is invited already. Send the invitation again instead.',
  'invalid.too_many_colleagues': ({ max }: { max: number }) =>
    `You have ${max} colleagues. Remove one who has left.`,
  'invalid.assignee': 'Choose somebody who has joined your organisation.',
  'not_found.invitation': 'There is no such invitation.',
  'not_found.colleague': 'There is no such colleague.',
}

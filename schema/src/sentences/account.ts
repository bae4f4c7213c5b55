import { messages } from '../messages.ts'

const duration = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Signing in, passwords, second factors, and the people of an organisation. */
export const account = {
  not_signed_in: 'Sign in to continue.',
  'not_signed_in.api_key': 'Send a valid API key: Authorization: Bearer crd_…',
  sign_in_failed: 'Invalid email, password or role.',
  sign_in_expired: 'This sign-in took too long. Sign in again.',
  forbidden: 'Your role does not allow this.',
  'forbidden.api_key': 'API keys only work for calls under /v1, /vc-api and /scim/v2.',
  'forbidden.scope': ({ scopes }: { scopes: readonly string[] }) =>
    `This API key lacks the scope ${scopes.join(' or ')}.`,
  'forbidden.owner_only': 'Only your organisation’s owner can do this.',
  'forbidden.member_role': 'Your role in your organisation does not allow this. Ask its owner.',
  'forbidden.departmental':
    'This is only for people and API keys of the whole organisation, not of departments.',
  'forbidden.starter_left':
    'The person or API key that started this may no longer do it. Anyone who may can try again.',
  'forbidden.setup_link_used': 'This set-up link has already been used. Restart the server to get a new one.',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired: 'This code has expired or was already used. Press Resend Code for a new one.',
  'otp_expired.tries': 'Too many wrong codes. Press Resend Code for a new one.',
  reset_token_invalid: 'This password reset has expired or was already used. Start again with your email.',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }: { seconds: number }) =>
    `Too many attempts. Wait ${duration(seconds)}, then try again.`,
  'invalid.password_wrong': 'This is not your password. Check it and try again.',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': 'Choose one of your organisation’s roles.',
  'invalid.password_common':
    'This password is too easy to guess. Use a longer one, such as four unrelated words.',
  'invalid.password_known':
    'This password is made of names that are easy to guess. Use something else, such as four unrelated words.',
  'not_found.session': 'This session has already ended.',
  'not_found.application_request': 'This request has ended. Start again in the app.',
  'not_found.application': 'This app is no longer connected.',
  'not_signed_in.application_token': 'The access token is missing, has expired, or was revoked.',
  'forbidden.application_scope': 'This access token does not allow this call.',
  'not_found.badge': 'There is no such badge.',
  'invalid.badge': 'Send an Open Badge 3.0 that has an id.',
  'invalid.badge_signature': 'The signature of this badge could not be verified.',
  'invalid.badge_schema': 'This badge does not match the schema that it names.',
  'invalid.badge_app':
    'This app does not share badges through Open Badges 3.0. Check its address, or add a badge file.',
  'invalid.badge_visit': 'The app did not give us access, or it took longer than ten minutes. Start again.',
  'unavailable.badge_app': 'This app is not responding. Check its address, and try again in a few minutes.',
  'invalid.badge_older': 'You already keep a newer version of this badge.',
  'invalid.badge_large': ({ kilobytes }: { kilobytes: number }) => `A badge can be up to ${kilobytes} KB.`,
  'invalid.badges_full': ({ most }: { most: number }) =>
    `You already keep ${most} badges. Remove some first.`,
  'invalid.badges_large': ({ megabytes }: { megabytes: number }) =>
    `All your badges together can take up to ${megabytes} MB. Remove some first.`,
  'invalid.profile':
    'Send the whole profile. Its id, name and email address cannot be changed, and only contact details, a description, an image and names can be added.',

  second_factor_required: 'Set up a passkey or an authenticator app first.',
  'second_factor_required.last': 'Add another passkey or an authenticator app before you remove this one.',
  second_factor_stale: 'Confirm with your second factor, then try again.',
  second_factor_wrong: 'That did not match. Check it and try again.',
  'second_factor_wrong.unknown_passkey': 'No account with this role uses this passkey.',
  second_factor_expired: 'This sign-in took too long or had too many failed attempts. Sign in again.',
  'already_exists.passkey': 'This passkey is already in use.',
  'not_found.passkey': 'Passkey not found.',
  'not_found.authenticator_app': 'You have no authenticator app set up.',

  welcome_ended: 'You can no longer set a password with this link. Sign in, or choose Forgot Password.',
  invitation_ended: 'This invitation has expired, or was used or withdrawn. Ask for a new one.',
  'already_exists.invitation': 'This person is already invited. Resend the invitation instead.',
  'invalid.too_many_colleagues': ({ max }: { max: number }) =>
    `You can have up to ${max} colleagues. Remove one who has left.`,
  'invalid.assignee': 'Choose someone who has joined your organisation.',
  'not_found.invitation': 'Invitation not found.',
  'not_found.colleague': 'Colleague not found.',

  'not_found.department': 'Department not found.',
  'not_found.in_departments': 'Not found in your departments.',
  'already_exists.department': ({ name }: { name: string }) => `There is already a department named ${name}.`,
  'invalid.department': 'Choose one of your organisation’s open departments.',
  'invalid.department_needed': 'Choose the department that you work in, then try again.',
  'invalid.department_itself': 'Choose another department.',
  'invalid.too_many_departments': ({ max }: { max: number }) =>
    `You can have up to ${max} departments. Merge some of them.`,
  second_admin_needed:
    'This takes two administrators. We have noted your request: another administrator must do the same within seven days.',
  'invalid.one_admin': 'You need a second administrator first. Invite one.',
}

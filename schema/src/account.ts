import { z } from 'zod'
import { otpLength } from './constants.ts'
import { email } from './email.ts'
import { listAnswer, success } from './envelope.ts'
import { missing, required, saying } from './issues/saying.ts'
import { memberRoles } from './member-role.ts'
import { newPassword } from './new-password.ts'
import { omissible } from './omissible.ts'
import { atMost } from './text.ts'

/** A value that is not text counts as left out: the specification has one message for both. */
export const role = z.enum(['issuer', 'verifier', 'admin', 'student'], {
  error: (issue) =>
    typeof issue.input === 'string' ? missing('selectedRole').error(issue) : required('selectedRole'),
})
export type Role = z.infer<typeof role>

/** POST /api/sign-in */
export const signInRequest = z
  .object({
    email: email({ error: saying('invalid.email_required') }),
    password: z
      .string({ error: saying('invalid.password_required') })
      .min(1, { error: saying('invalid.password_required') })
      .max(200, atMost(200)),
    selectedRole: role,
  })
  .meta({ id: 'SignInRequest' })

export const organisationStatus = z.enum(['Registered', 'Pending', 'Approved', 'Returned', 'Suspended'])

/** The signed-in user, as the browser stores it. */
export const sessionUser = z
  .object({
    _id: z.string(),
    email: z.string(),
    selectedRole: role,
    organizationName: z.string().optional(),
    name: z.string().optional(),
    status: z.string().optional(),
    /** The person's role in their organisation when the session was opened. */
    memberRole: z.enum(memberRoles).optional(),
    /** The time zone (IANA) in which an organisation's people read times; without it, the browser's. */
    timeZone: z.string().optional(),
    /** True for an admin who must set up a second factor before doing anything else. */
    secondFactorMissing: z.boolean().optional(),
  })
  .meta({ id: 'SessionUser' })

export const signInResponse = success({ role, data: z.string(), userData: sessionUser }).meta({
  id: 'SignInResponse',
})
export type SignInResponse = z.infer<typeof signInResponse>

/** GET /api/logout. `url` is where the browser goes to end the session at the organisation's provider too. */
export const signedOut = success({ url: z.string().optional() }).meta({ id: 'SignedOut' })

/**
 * POST /api/requert-for-otp and /api/resend-for-otp. The role distinguishes accounts that share an email. Without a role,
 * an organisation's account comes first, then a student's, then an administrator's.
 */
export const otpRequest = z
  .object({ email: email({ error: required('email') }), selectedRole: omissible(role) })
  .meta({ id: 'OtpRequest' })

/** The response is the same for known and unknown emails. */
export const otpResponse = success({ resendInSeconds: z.number() }).meta({ id: 'OtpResponse' })

const otpIncomplete = { error: saying('invalid.otp_incomplete') }

/** POST /api/verify-for-otp */
export const otpVerifyRequest = otpRequest
  .extend({
    otp: z.string(otpIncomplete).regex(new RegExp(`^\\d{${otpLength}}$`), otpIncomplete),
  })
  .meta({ id: 'OtpVerifyRequest' })
/** Includes the account's role, since the request may have named only an email. */
export const otpVerifyResponse = success({ token: z.string(), role }).meta({ id: 'OtpVerifyResponse' })

/** A new password, typed twice. */
export const resetPasswordFields = z
  .object({
    password: newPassword({ error: saying('invalid.password_required') }),
    confirmPassword: z
      .string({ error: saying('invalid.confirm_password_required') })
      .min(1, { error: saying('invalid.confirm_password_required') })
      .max(200, atMost(200)),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: saying('invalid.passwords_differ'),
  })

/** A new password, with the token that allows setting it. */
export const newPasswordRequest = resetPasswordFields.and(z.object({ token: z.string().min(1).max(200) }))

/** POST /api/reset-password */
export const resetPasswordRequest = newPasswordRequest.meta({ id: 'ResetPasswordRequest' })

/** POST /api/account/password. Without the current password, the session needs a fresh second factor. */
export const changePasswordFields = resetPasswordFields.and(
  z.object({ currentPassword: z.string().max(200).default('') }),
)
export const changePasswordRequest = changePasswordFields.meta({ id: 'ChangePasswordRequest' })

/** POST /api/sign-in/new-password: replaces the initial password at the first sign-in. */
export const replacePasswordRequest = newPasswordRequest.meta({ id: 'ReplacePasswordRequest' })

/** POST /api/student/welcome: the token from a link in a student's mail. It is not sent in URLs, because URLs are logged. */
export const welcomeRequest = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'WelcomeRequest' })

/**
 * What the student does next: choose the first password, do so with a mailed code because the link is old, or sign in. For
 * 'sign-in', name and email are empty, and a link that never existed gets the same answer.
 */
export const welcomeStep = z.object({
  step: z.enum(['password', 'code', 'sign-in']),
  name: z.string(),
  email: z.string(),
})
export type WelcomeStep = z.infer<typeof welcomeStep>
export const welcomeResponse = success({ data: welcomeStep }).meta({ id: 'WelcomeResponse' })

/** POST /api/student/welcome/password */
export const firstPasswordRequest = newPasswordRequest.meta({ id: 'FirstPasswordRequest' })

/** GET /api/account/sessions, newest activity first. */
export const openSession = z
  .object({
    id: z.string(),
    /** Such as 'Chrome on Windows', as reported by the browser (device.ts). */
    device: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof openSession>
export const sessionListResponse = success({ data: z.array(openSession), ...listAnswer }).meta({
  id: 'SessionListResponse',
})

/** GET /api/check-unique */
export const checkUniqueQuery = z.object({ email: email() })
export const checkUniqueResponse = success({ unique: z.boolean() }).meta({ id: 'CheckUniqueResponse' })

/** POST /api/admin/setup: creates the first admin, through the one-time link printed at first start. */
export const adminSetupRequest = z
  .object({ token: z.string().min(1).max(200), email: email(), password: newPassword() })
  .meta({ id: 'AdminSetupRequest' })

import { z } from 'zod'
import { saidBy } from './said-by.ts'

/** Every error that the API can return: stable code -> HTTP status. Each code has a page under docs/errors. */
export const errorStatus = {
  malformed: 400,
  idempotency_key_invalid: 400,
  not_signed_in: 401,
  sign_in_failed: 401,
  forbidden: 403,
  second_factor_required: 403,
  second_factor_stale: 403,
  single_sign_on_required: 403,
  not_approved: 403,
  suspended: 403,
  not_found: 404,
  email_taken: 409,
  already_exists: 409,
  already_decided: 409,
  not_signed: 409,
  letter_required: 409,
  already_signed: 409,
  not_accepted: 409,
  not_recorded: 409,
  already_transferred: 409,
  already_revoked: 409,
  already_suspended: 409,
  not_suspended: 409,
  certificate_suspended: 409,
  already_superseded: 409,
  correction_open: 409,
  issuer_suspended: 409,
  key_compromised: 409,
  recall_ended: 409,
  already_onboarded: 409,
  look_alike: 409,
  second_admin_needed: 409,
  approval_required: 409,
  approval_changed: 409,
  approval_ended: 409,
  import_not_ready: 409,
  template_changed: 409,
  student_changed: 409,
  student_archived: 409,
  student_erased: 409,
  student_in_use: 409,
  held: 409,
  invited_recently: 409,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  wallet_in_use: 409,
  share_link_ended: 410,
  presentation_ended: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  missing_glyph: 422,
  otp_wrong: 422,
  otp_expired: 422,
  reset_token_invalid: 422,
  invitation_ended: 422,
  welcome_ended: 422,
  sign_in_expired: 422,
  second_factor_wrong: 422,
  second_factor_expired: 422,
  single_sign_on_failed: 422,
  launch_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/**
 * The failure envelope (readings R2). `error` is the first part of `key`. `fields` says by field name what is wrong;
 * `fieldErrors` says the same by key.
 */
export const failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    ...saidBy,
    fields: z.record(z.string(), z.string()).optional(),
    fieldErrors: z.record(z.string(), z.object(saidBy)).optional(),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof failure>

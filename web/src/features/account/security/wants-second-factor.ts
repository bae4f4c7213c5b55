import { ApiFailure } from '../../../lib/api/api-failure.ts'

/**
 * Whether the server refused an act only because no second factor was shown recently. If so, ask for one instead of showing
 * an error.
 */
export const wantsSecondFactor = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'second_factor_stale'

/** Whether the server refused because this person has no second factor yet. */
export const lacksSecondFactor = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'second_factor_required'

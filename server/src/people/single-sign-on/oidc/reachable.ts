import { AuthorizationResponseError } from 'openid-client'
import { type ApiError, refusal } from '../../../platform/http/api-error.ts'
import { Unreachable } from '../../../platform/http/outgoing/public-fetch.ts'

/** The provider's answer. Throws 'unavailable' if it cannot be reached, and 'single_sign_on_failed' for an invalid answer. */
export const reachable = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw refusalOf(error)
  })

function refusalOf(error: unknown): ApiError {
  if (isUnreachable(error)) return refusal('unavailable.provider')
  if (error instanceof AuthorizationResponseError) return refusal('single_sign_on_failed.refused')
  return refusal('single_sign_on_failed.untrusted')
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof Error && error.cause !== undefined && isUnreachable(error.cause))

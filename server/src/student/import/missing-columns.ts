import type { StudentField } from '@credenza/schema'
import { ApiError } from '../../platform/http/api-error.ts'

/** The refusal of a list without columns that every student needs. */
export function missingColumns(missing: readonly StudentField[]): ApiError {
  const names = missing.join(', ')
  return new ApiError(
    'invalid',
    `These columns are missing: ${names}. Download the sample to see them all.`,
    { doc_url: `Missing columns: ${names}` },
  )
}

import type { StudentField } from '@credenza/schema'
import { type ApiError, fieldRefusal } from '../../../platform/http/api-error.ts'

/** The refusal of a list that lacks columns that every student needs. */
export const missingColumns = (missing: readonly StudentField[]): ApiError =>
  fieldRefusal('doc_url', 'invalid.columns_missing', { fields: missing })

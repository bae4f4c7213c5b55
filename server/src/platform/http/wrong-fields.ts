import { fieldSentence, sentenceIn } from '@credenza/schema/issues/issue-sentence'
import type { ErrorSentence } from './api-error.ts'

/** What a schema found wrong somewhere. */
export const flawOf = (message: string): ErrorSentence =>
  sentenceIn(message) ?? fieldSentence('invalid.form', { field: '' })

/** The first problem that a schema found with each field. Leaves out problems with the whole. */
export function wrongFields(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): Record<string, ErrorSentence> {
  const fields: Record<string, ErrorSentence> = {}
  for (const { path, message } of issues) {
    if (path.length > 0) fields[path.join('.')] ??= flawOf(message)
  }
  return fields
}

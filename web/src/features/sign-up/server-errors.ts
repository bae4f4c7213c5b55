import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '../../lib/api/api-failure.ts'

/** Puts what the server said about fields to these fields, and the focus on the first of them in the form's order. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  error: unknown,
  fieldsInOrder: readonly FieldPath<Values>[],
): void {
  const faults = error instanceof ApiFailure ? error.fields : {}
  const faulty = fieldsInOrder.filter((name) => faults[name] !== undefined)
  for (const name of faulty) form.setError(name, { message: faults[name] })
  if (faulty[0]) form.setFocus(faulty[0])
}

import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from './api/api-failure.ts'

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, unknown>

/** Focuses the first faulty field in screen order, which differs from the order in which fields register. */
export function focusFirstFaulty<Values extends FieldValues>(
  form: Form<Values>,
  errors: FieldErrors<Values>,
  fieldsInOrder: readonly FieldPath<Values>[],
): void {
  const first = fieldsInOrder.find((name) => errors[name] !== undefined)
  if (first) form.setFocus(first)
}

/** Shows the server's field errors at their fields. */
export function showServerErrors<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fieldsInOrder: readonly FieldPath<Values>[],
): void {
  const faults = error instanceof ApiFailure ? error.fields : {}
  const faulty = fieldsInOrder.filter((name) => faults[name] !== undefined)
  for (const name of faulty) form.setError(name, { message: faults[name] })
  if (faulty[0]) form.setFocus(faulty[0])
}

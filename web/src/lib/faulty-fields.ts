import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldsOf } from './api/api-failure.ts'

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
  const faults = fieldsOf(error)
  const faulty = fieldsInOrder.filter((name) => faults[name] !== undefined)
  for (const name of faulty) form.setError(name, { message: faults[name] })
  if (faulty[0]) form.setFocus(faulty[0])
}

/** Whether one of these fields shows what the server says, so that it need not be said below the form as well. */
export const isShownAtField = (error: unknown, fields: readonly string[]): boolean =>
  fields.some((name) => name in fieldsOf(error))

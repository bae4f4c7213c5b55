import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '../api/api-failure.ts'

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, unknown>

/**
 * A button that chooses a file is not a field, and says so itself. A group of choices cannot be invalid (ARIA); its fault stands
 * above it, and its first choice takes the focus.
 */
const faulty =
  '[aria-invalid="true"], button[data-faulty], .mantine-CheckboxGroup-error ~ [role="group"] input'

/** Focuses the first field within `place` that shows a fault, which is read out with it. Returns whether there is one. */
export function focusFirstFaulty(place: Element | null): boolean {
  const first = place?.querySelector<HTMLElement>(faulty)
  first?.focus()
  return first !== null && first !== undefined
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

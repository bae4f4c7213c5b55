import type { Student } from '@credenza/schema/student'

/** The chosen students by id, in the order in which they were chosen. */
export type Recipients = ReadonlyMap<string, Student>

/** Without one of them, and whose row comes next: that is where the focus goes. */
export function removeRecipient(
  recipients: Recipients,
  id: string,
): { left: Recipients; next: string | undefined } {
  const ids = [...recipients.keys()]
  const position = ids.indexOf(id)
  const left = new Map(recipients)
  left.delete(id)
  return { left, next: ids[position + 1] ?? ids[position - 1] }
}

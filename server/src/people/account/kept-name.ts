import { personName } from '@credenza/schema/text'

/** A name that a provider or directory gives, in the form that we store; the part before the '@' if we could not. */
export function keptName(name: string, email: string): string {
  const kept = personName('name', 100).safeParse(name)
  return kept.success ? kept.data : email.slice(0, email.indexOf('@'))
}

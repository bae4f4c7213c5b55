import { isObject, listOf } from '../../json/values.ts'

/** Says what is wrong with a document, in words that follow "it" or name the member. */
export class DataModelError extends TypeError {
  override name = 'DataModelError'
}

export function requireThat(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new DataModelError(problem)
}

/** An absolute URL, a URN or a DID: a scheme, and only characters that RFC 3986 allows. */
export function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/.test(value)
}

/** `id`, if present, is a single URL (VCDM 2.0 §4.4). */
export function requireId(value: Record<string, unknown>, what: string): void {
  requireThat(value.id === undefined || isUrl(value.id), `the id of ${what} is not a URL`)
}

/** One or more terms or URLs (VCDM 2.0 §4.5). */
export function requireType(value: Record<string, unknown>, what: string): void {
  const types = listOf(value.type)
  const isType = (type: unknown) => typeof type === 'string' && type !== ''
  requireThat(types.length > 0 && types.every(isType), `the type of ${what} is missing or not a text`)
}

/** Objects, one or more, each with a type, as most members of a credential are. */
export function requireTypedObjects(value: unknown, what: string): Record<string, unknown>[] {
  const objects = listOf(value)
  for (const object of objects) {
    requireThat(isObject(object), `${what} is not an object`)
    requireType(object, what)
    requireId(object, what)
  }
  requireThat(value === undefined || objects.length > 0, `${what} is an empty list`)
  return objects as Record<string, unknown>[]
}

/** A text, or texts in languages: `@value` with `@language` and `@direction`, and nothing else (VCDM 2.0 §11.1). */
export function requireTexts(value: unknown, what: string): void {
  for (const text of listOf(value)) {
    const {
      '@value': content,
      '@language': language,
      '@direction': direction,
      ...more
    } = isObject(text) ? text : { '@value': text }
    requireThat(typeof content === 'string', `${what} is not a text`)
    requireThat(
      language === undefined || typeof language === 'string',
      `the language of ${what} is not a text`,
    )
    requireThat(
      direction === undefined || direction === 'ltr' || direction === 'rtl',
      `the direction of ${what} is neither ltr nor rtl`,
    )
    requireThat(Object.keys(more).length === 0, `${what} has members that a text in a language does not have`)
  }
}

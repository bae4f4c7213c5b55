/** What a sentence fills in. The list is for names, which each language joins in its own way. */
export type Parameters = Record<string, string | number | null | readonly string[]>

/** Sentences by key: words, or how parameters become words. */
export type Table = Record<string, string | ((parameters: never) => string)>

/** The same keys in another language, with the same parameters. */
export type Twin<English extends Table> = {
  [Key in keyof English]: English[Key] extends (parameters: infer Given) => string
    ? (parameters: Given) => string
    : string
}

/** What the sentence of a key is given: nothing, or its parameters. */
export type Given<Words> = Words extends (parameters: infer Needed) => string ? [parameters: Needed] : []

/** A sentence as it travels: it becomes words only where its reader's language is known. */
export interface Sentence<Key extends string = string> {
  key: Key
  parameters: Parameters
}

/** The words of a sentence; undefined for a key that the table does not have, such as a newer server's. */
export function wordsOf(table: Table, { key, parameters }: Sentence): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined
  const words = table[key]
  // Who made the sentence was asked for this key's own parameters (`Given`).
  return typeof words === 'function' ? words(parameters as never) : words
}

/** The values for a sentence. A list holds names, which each language joins in its own way. */
export type Parameters = Record<string, string | number | null | readonly string[]>

/** Sentences by key: fixed words, or a function that makes words from parameters. */
export type Table = Record<string, string | ((parameters: never) => string)>

/** The same keys in another language, with the same parameters. */
export type Twin<English extends Table> = {
  [Key in keyof English]: English[Key] extends (parameters: infer Given) => string
    ? (parameters: Given) => string
    : string
}

/** What a key's sentence takes: nothing, or its parameters. */
export type Given<Words> = Words extends (parameters: infer Needed) => string ? [parameters: Needed] : []

/** A sentence on its way to the reader: it becomes words where the reader's language is known. */
export interface Sentence<Key extends string = string> {
  key: Key
  parameters: Parameters
}

/** The words of a sentence; undefined if the table does not have its key, as with a newer server. */
export function wordsOf(table: Table, { key, parameters }: Sentence): string | undefined {
  if (!Object.hasOwn(table, key)) return undefined
  const words = table[key]
  // `Given` made the sentence's author pass this key's own parameters.
  return typeof words === 'function' ? words(parameters as never) : words
}

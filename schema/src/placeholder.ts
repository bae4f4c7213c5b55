/** Matches a placeholder in a text; the first group is its name, if it has one. */
export const placeholderPattern = /\{\{\s*(?:([^{}\s]+(?:\s+[^{}\s]+)*)\s*)?\}\}/g

/** The names of a text's placeholders; '' for one without a name. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name = '']) => name)

/** The names in a text that separates them by commas and new lines. */
export const listed = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

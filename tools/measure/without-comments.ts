// Strings and templates come first, so that what looks like a comment inside one stays.
const parts = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** TypeScript with its comments blanked out. A regular expression that contains a quote may hide a comment after it. */
export const withoutComments = (text: string): string =>
  text.replace(parts, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part))

// Matches strings and templates first, so that what looks like a comment inside one stays.
const parts = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** Blanks out the comments of TypeScript code. If a regular expression contains a quote, a comment after it may stay. */
export const withoutComments = (text: string): string =>
  text.replace(parts, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part))

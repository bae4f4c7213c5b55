/** Between these marks, a text keeps its own direction. */
const ISOLATED = /[\u2066\u2068][^\u2066\u2068\u2069]*\u2069|\u200e[^\s\u200e\p{Script=Arabic}]*\u200e/gu
/**
 * What reads from left to right and comes apart in a sentence from right to left: parts of a date change places, and a sign at the
 * beginning or end of a word moves to its other side.
 */
const TORN =
  /\d-\d|:\/\/|-----|\b(?:https?|mailto):(?!\u200f)|(?<![\w\u200e/])[/.@#][a-z]\S*|[a-z0-9][/_-]+(?![\w\u200e/])|[a-z]\W?…/i

/** The first value of an Arabic or Urdu text that would be torn; undefined if there is none. */
export const tornIn = (text: string): string | undefined =>
  /\p{Script=Arabic}/u.test(text) ? TORN.exec(text.replace(ISOLATED, '\u0637'))?.[0] : undefined

/**
 * The forms of codes that an index finds (docs/decisions/0015-lists-at-scale.md): a complete number, or the beginning of a link or
 * hash.
 */
export const searchedCodes = {
  number: /^(?:0|[1-9]\d{0,14})$/,
  /** Screens show the first eight digits. */
  hash: /^0x([0-9a-f]{8,64})$/,
  /** All links begin alike. Three more characters narrow a million of them down to about thirty. */
  link: /^(?:ipfs:\/\/)?(bafkrei[a-z2-7]{3,})$/,
} as const
export type SearchedCode = keyof typeof searchedCodes

/** What pieces of codes look like. Letters alone are taken for a word. */
const pieces: readonly [SearchedCode, RegExp][] = [
  ['number', /^(?:no\. ?|#)?\d{1,15}$/],
  ['hash', /^0x[0-9a-f]{0,64}$|^(?=.*\d)(?=.*[a-f])[0-9a-f]{6,64}$/],
  ['link', /^(?:ipfs|baf)[a-z2-7:/]*$|^(?=.*[2-7])(?=.*[a-z])[a-z2-7]{8,59}$/],
]

/**
 * For a search without results: the kind of code that it looks like a piece of; undefined if it has the form that can be
 * found.
 */
export function pieceOfCode(search: string | undefined): SearchedCode | undefined {
  const text = (search ?? '').trim().toLowerCase()
  const [kind] = pieces.find(([, form]) => form.test(text)) ?? []
  const isWhole = kind !== undefined && kind !== 'number' && searchedCodes[kind].test(text)
  return isWhole ? undefined : kind
}

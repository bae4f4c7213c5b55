/**
 * Codes that a search of certificates finds. Their pieces are not indexed (docs/decisions/0015-lists-at-scale.md), so each
 * is found in one form only: a number when it is complete, a link or a hash from its beginning.
 */
export const searchedCodes = {
  number: /^(?:0|[1-9]\d{0,14})$/,
  /** The first eight digits are those that screens show. */
  hash: /^0x([0-9a-f]{8,64})$/,
  /** All links begin alike; three more characters narrow a million of them to some thirty. */
  link: /^(?:ipfs:\/\/)?(bafkrei[a-z2-7]{3,})$/,
} as const
export type SearchedCode = keyof typeof searchedCodes

/** What a piece of a code looks like. A word of letters alone is taken for a word. */
const pieces: readonly [SearchedCode, RegExp][] = [
  ['number', /^(?:no\. ?|#)?\d{1,15}$/],
  ['hash', /^0x[0-9a-f]{0,64}$|^(?=.*\d)(?=.*[a-f])[0-9a-f]{6,64}$/],
  ['link', /^(?:ipfs|baf)[a-z2-7:/]*$|^(?=.*[2-7])(?=.*[a-z])[a-z2-7]{8,59}$/],
]

/** The kind of code that a search without results looks like a piece of; undefined when it has the form that finds one. */
export function pieceOfCode(
  search: string | undefined,
  kinds: readonly SearchedCode[] = ['number', 'hash', 'link'],
): SearchedCode | undefined {
  const text = (search ?? '').trim().toLowerCase()
  const [kind] = pieces.find(([one, form]) => kinds.includes(one) && form.test(text)) ?? []
  const isWhole = kind !== undefined && kind !== 'number' && searchedCodes[kind].test(text)
  return isWhole ? undefined : kind
}

/**
 * The substrings of two and three characters of a text as 32-bit hashes, sorted and unique. A text that contains another has
 * all of its grams, so a GIN index on `int[]` finds candidates for LIKE in any script and on any engine. Each hash includes the
 * organisation, so a look-up never reads other tenants' rows. Grams do not span lines.
 */
export function gramsOf(organisationId: string, text: string): number[] {
  return piecesOf(organisationId, text, { lengths: [2, 3], step: 1 })
}

/**
 * Grams of every text that contains this one; none for a single character, and for pairs with a digit. Adjacent grams are
 * enough: overlapping ones would double the look-up and exclude hardly any more candidates.
 */
export function gramsToFind(organisationId: string, wanted: string): number[] {
  const length = wanted.length > 2 ? 3 : 2
  return piecesOf(organisationId, wanted, { lengths: [length], step: length })
}

/** `step` is the distance between the starts of two grams. The last gram ends with the line. */
function piecesOf(
  organisationId: string,
  text: string,
  { lengths, step }: { lengths: readonly (2 | 3)[]; step: number },
): number[] {
  const seed = hash(0x811c9dc5, organisationId, 0, organisationId.length)
  const grams = new Set<number>()
  for (const line of text.split('\n')) {
    for (const length of lengths) {
      const last = line.length - length
      if (last < 0) continue
      for (let next = 0; next < last + step; next += step) {
        const from = Math.min(next, last)
        // Pairs are for names of two characters, as in Chinese. Pairs with a digit are in nearly every phone number.
        if (length === 2 && (isDigit(line, from) || isDigit(line, from + 1))) continue
        grams.add(hash(seed, line, from, from + length))
      }
    }
  }
  return Array.from(Int32Array.from(grams).sort())
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

/** FNV-1a over UTF-16 code units, as a signed 32-bit number like Postgres' int4. */
function hash(seed: number, text: string, from: number, to: number): number {
  let value = seed
  for (let i = from; i < to; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}

/**
 * The pieces of two and three characters of a text as 32-bit hashes, sorted, each once. A text that contains another has
 * all of its grams, so a GIN index on `int[]` finds candidates for LIKE in any script and on any engine. The organisation
 * is part of every hash: a look-up never wades through other tenants' rows. Pieces do not span lines.
 */
export function gramsOf(organisationId: string, text: string): number[] {
  return piecesOf(organisationId, text, [2, 3])
}

/** The grams that every text with this in it has; none for a single character and for pairs that tell too little. */
export function gramsToFind(organisationId: string, wanted: string): number[] {
  return piecesOf(organisationId, wanted, [wanted.length > 2 ? 3 : 2])
}

function piecesOf(organisationId: string, text: string, lengths: readonly (2 | 3)[]): number[] {
  const seed = hash(0x811c9dc5, organisationId, 0, organisationId.length)
  const grams = new Set<number>()
  for (const line of text.split('\n')) {
    for (const length of lengths) {
      for (let from = 0; from + length <= line.length; from++) {
        // Pairs matter for names of two characters, as in Chinese; one with a digit is in nearly every phone number.
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

/** A search for fewer characters than this finds no help in an index of grams. */
export const gramLength = 3

/**
 * The three-character pieces of a text as 32-bit hashes, sorted, each once: a text that contains another has all of its
 * grams, so a GIN index on `int[]` finds candidates for LIKE in any script and on any engine. The organisation is part of
 * every hash: a look-up never wades through other tenants' rows. Pieces do not span lines.
 */
export function gramsOf(organisationId: string, text: string): number[] {
  const seed = hash(offsetBasis, organisationId, 0, organisationId.length)
  const grams = new Set<number>()
  for (const line of text.split('\n')) {
    for (let from = 0; from + gramLength <= line.length; from++) {
      grams.add(hash(seed, line, from, from + gramLength))
    }
  }
  return [...grams].sort((a, b) => a - b)
}

const offsetBasis = 0x811c9dc5

/** FNV-1a over UTF-16 code units, as a signed 32-bit number like Postgres' int4. */
function hash(seed: number, text: string, from: number, to: number): number {
  let value = seed
  for (let i = from; i < to; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}

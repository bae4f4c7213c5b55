const CANDIDATES = [',', ';', '\t', '|']
const SAMPLE_LINES = 60

/**
 * The separator of a text file: the one that splits the most lines into the same number of columns. Commas in titles above a
 * list and in its texts split lines too, but not into equal numbers.
 */
export function guessSeparator(start: string): string {
  const lines = start
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const scores = CANDIDATES.map((candidate) => ({ candidate, score: evenness(lines, candidate) }))
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).candidate
}

function evenness(lines: readonly string[], separator: string): number {
  const times = new Map<number, number>()
  for (const line of lines) {
    const columns = line.split(separator).length
    if (columns > 1) times.set(columns, (times.get(columns) ?? 0) + 1)
  }
  return Math.max(0, ...Array.from(times, ([columns, count]) => columns * count))
}

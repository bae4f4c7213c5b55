import { escapeMarkup } from '../bytes/escape-markup.ts'

const [WIDTH, LINE] = [1200, 90]

/**
 * Draws a certificate's text as a plain SVG picture, since ELM demands one in every credential. It is derived from the text
 * alone, so nobody can sign a different one.
 */
export function pictureOf(lines: readonly string[]): string {
  const height = (lines.length + 1) * LINE
  const texts = lines.map(
    (line, index) =>
      `<text x="${WIDTH / 2}" y="${(index + 1) * LINE}" text-anchor="middle" font-size="40">${escapeMarkup(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif">${texts.join('')}</svg>`
}

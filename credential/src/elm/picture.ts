import { escapeMarkup } from '../bytes/escape-markup.ts'

const [WIDTH, LINE] = [1200, 90]

/**
 * A plain picture of what a certificate says, as SVG, which ELM demands of every credential. It follows from the certificate, so
 * that nobody can sign another one.
 */
export function pictureOf(lines: readonly string[]): string {
  const height = (lines.length + 1) * LINE
  const texts = lines.map(
    (line, index) =>
      `<text x="${WIDTH / 2}" y="${(index + 1) * LINE}" text-anchor="middle" font-size="40">${escapeMarkup(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif">${texts.join('')}</svg>`
}

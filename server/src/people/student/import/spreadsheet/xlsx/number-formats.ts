import { type DigitPattern, digitPattern } from '../digit-pattern.ts'
import { unreadable } from '../spreadsheet-error.ts'
import { xmlScanner } from './xml-scanner.ts'

/** The meaning of a cell style for numbers: a date, or a digit pattern. */
export type NumberFormat = { kind: 'date' } | { kind: 'digits'; pattern: DigitPattern } | { kind: 'plain' }

/** Excel itself stops at 65,490 cell styles. */
const MOST_STYLES = 65_536
/** Excel itself stops at 255 characters. */
const LONGEST_CODE = 1_000

/** The number format of every cell style, by the style's number (ECMA-376-1 §18.8.10, §18.8.30 and §18.8.45). */
export async function readNumberFormats(pieces: AsyncIterable<string>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const styles: NumberFormat[] = []
  let inCellStyles = false
  const push = xmlScanner({
    open(name, attributes) {
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'cellXfs') inCellStyles = true
      else if (name === 'numFmt') codes.set(id, (attributes.formatCode ?? '').slice(0, LONGEST_CODE))
      else if (styles.length > MOST_STYLES || codes.size > MOST_STYLES) throw unreadable('too_large.sheet')
      else if (name === 'xf' && inCellStyles) styles.push(formatOf(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  for await (const piece of pieces) push(piece)
  return styles
}

/** Formats 14-17 and 22 are dates everywhere, 27-36 and 50-58 in East Asian versions. */
function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    const isDate = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    return isDate ? { kind: 'date' } : { kind: 'plain' }
  }
  const pattern = digitPattern(code)
  if (pattern) return { kind: 'digits', pattern }
  // Only formats of dates have letters for year, day or month outside of quotes, escapes and bracketed colours or locales.
  const bare = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '')
  return /[yd]|mmm/i.test(bare) && !/general/i.test(bare) ? { kind: 'date' } : { kind: 'plain' }
}

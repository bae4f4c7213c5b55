/** A number format with only digits and fixed characters, such as `000-0000000` or `"+971 "#`. */
export type DigitPattern = readonly { kind: 'zero' | 'optional' | 'fixed'; text: string }[]

const PATTERN = /^(?:[0#() +/-]|"[^"]*"|\\.|_.)+$/
const TOKENS = /"([^"]*)"|\\(.)|_.|([0#])|([() +/-])/gsu

/**
 * The pattern of a number format that adds characters to a number, otherwise undefined. People use such formats to show the
 * leading zeros of a telephone or roll number that the cell has lost.
 */
export function digitPattern(format: string): DigitPattern | undefined {
  if (!PATTERN.test(format)) return undefined
  const pattern = Array.from(format.matchAll(TOKENS), ([, quoted, escaped, place, plain]) => {
    if (place !== undefined)
      return { kind: place === '0' ? ('zero' as const) : ('optional' as const), text: '' }
    return { kind: 'fixed' as const, text: quoted ?? escaped ?? plain ?? '' }
  })
  const places = pattern.filter(({ kind }) => kind !== 'fixed').length
  const zeros = pattern.filter(({ kind }) => kind === 'zero').length
  const adds = zeros > 1 || pattern.some(({ text }) => /\d/.test(text) || text === '+')
  return places > 0 && adds ? pattern : undefined
}

/** A whole number as shown by its format; any other number unchanged. */
export function shownNumber(value: number, pattern: DigitPattern | undefined): string | number {
  if (!pattern || !Number.isSafeInteger(value) || value < 0) return value
  let digits = String(value)
  let shown = ''
  let placesLeft = pattern.filter(({ kind }) => kind !== 'fixed').length
  for (const { kind, text } of pattern.toReversed()) {
    if (kind === 'fixed') {
      shown = text + shown
      continue
    }
    placesLeft--
    // The first place takes all digits that are left.
    const from = placesLeft === 0 ? 0 : Math.max(0, digits.length - 1)
    shown = (digits.slice(from) || (kind === 'zero' ? '0' : '')) + shown
    digits = digits.slice(0, from)
  }
  return shown.trim()
}

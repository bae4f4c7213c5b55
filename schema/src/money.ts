/** Money is stored as integer fils, hundredths of a dirham (readings R6). */
export const currency = 'AED'
export const filsPerDirham = 100
/** Fees are whole dirhams. */
export const feeLimits = { smallestDirhams: 1, largestDirhams: 1_000_000 } as const

/**
 * 123400 -> 'AED 1,234'. Fils appear only if there are any: 123450 -> 'AED 1,234.50', -5 -> '−AED 0.05'. Other languages
 * have their own separators: 'AED 1 234,50'.
 */
export function formatMoney(fils: number, locale: string): string {
  const amount = Math.abs(fils)
  const decimals = amount % filsPerDirham === 0 ? 0 : 2
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `${fils < 0 ? '−' : ''}${currency} ${(amount / filsPerDirham).toLocaleString(locale, digits)}`
}

/** 123450 -> '1234.50', for machines. */
export function dirhamsText(fils: number): string {
  const amount = Math.abs(fils)
  const rest = String(amount % filsPerDirham).padStart(2, '0')
  return `${fils < 0 ? '-' : ''}${Math.floor(amount / filsPerDirham)}.${rest}`
}

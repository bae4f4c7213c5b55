/** Money is stored as integer fils, hundredths of a dirham (readings R6). */
export const currency = 'AED'
export const filsPerDirham = 100
/** Fees are whole dirhams. */
export const feeLimits = { smallestDirhams: 1, largestDirhams: 1_000_000 } as const

const wholes = new Intl.NumberFormat('en-GB')

/** 123400 -> 'AED 1,234'; fils appear only if there are any: 123450 -> 'AED 1,234.50', -5 -> '−AED 0.05'. */
export function formatMoney(fils: number): string {
  const amount = Math.abs(fils)
  const rest = amount % filsPerDirham
  const whole = wholes.format((amount - rest) / filsPerDirham)
  return `${fils < 0 ? '−' : ''}${currency} ${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

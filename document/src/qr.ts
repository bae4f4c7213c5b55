import { encode } from 'uqr'

/** Width of the light margin around the code, in modules, that every reader accepts (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

/**
 * Draws a QR code as one path; each run of dark modules is one rectangle. Up to 15 % of it may be lost at level M, and 7 %
 * at L, which has larger modules for the same text.
 */
export function qrSvg(text: string, ecc: 'L' | 'M' = 'M'): string {
  const { data, size } = encode(text, { ecc, border: 0 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`),
  )
  const side = size + 2 * QUIET
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${runs.join('')}"/></svg>`
}

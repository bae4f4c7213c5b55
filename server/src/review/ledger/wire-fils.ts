/** Fils as a JSON number, which is exact up to 90 trillion dirhams. Beyond that, throws instead of rounding. */
export function wireFils(fils: bigint): number {
  const number = Number(fils)
  if (!Number.isSafeInteger(number)) throw new Error('An amount is too large for the wire')
  return number
}

/** Fils as a JSON number, which is exact up to 90 thousand billion dirhams; beyond, it throws rather than round. */
export function wireFils(fils: bigint): number {
  const number = Number(fils)
  if (!Number.isSafeInteger(number)) throw new Error('An amount is too large for the wire')
  return number
}

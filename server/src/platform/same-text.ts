import { timingSafeEqual } from 'node:crypto'

/** The time it takes does not reveal where two texts of the same length differ. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

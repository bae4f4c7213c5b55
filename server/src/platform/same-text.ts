import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not reveal where texts of the same length differ. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

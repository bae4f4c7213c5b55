/** JSON-LD takes time with every member, and memory with every level. Certificates have some 40 members and 5 levels. */
const MOST_MEMBERS = 2_500
const MOST_LEVELS = 40
const MOST_PROOFS = 10

/** Whether a document is small enough to be worked on: large texts, such as pictures, do not count. */
export function isWithinLimits(document: Record<string, unknown>): boolean {
  let members = 0
  const visit = (value: unknown, level: number): boolean => {
    if (typeof value !== 'object' || value === null) return true
    if (level > MOST_LEVELS) return false
    const children = Object.values(value)
    members += children.length
    return members <= MOST_MEMBERS && children.every((child) => visit(child, level + 1))
  }
  return [document.proof].flat().length <= MOST_PROOFS && visit(document, 1)
}

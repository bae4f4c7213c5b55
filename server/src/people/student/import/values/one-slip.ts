/** With one letter more, less or changed, a shorter word may become another one. */
const SHORTEST_CHANGED = 6

/** Whether one letter more, less, changed or swapped turns one word into the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, skip: number) => text.slice(from + skip)
  if (a.length !== b.length && Math.max(a.length, b.length) < SHORTEST_CHANGED + 1) return false
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const isSwap = a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2)
  return isSwap || (a.length >= SHORTEST_CHANGED && rest(a, 1) === rest(b, 1))
}

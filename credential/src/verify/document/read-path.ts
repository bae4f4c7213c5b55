/** The values at a path. If a step on the way has several values, the first one is followed. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  let found = value
  for (const key of path) {
    const node = Array.isArray(found) ? found[0] : found
    found = (node as Record<string, unknown> | null | undefined)?.[key]
  }
  if (found === undefined) return []
  return Array.isArray(found) ? found : [found]
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, ...path: string[]): string {
  const [text] = listAt(value, ...path)
  return typeof text === 'string' ? text : ''
}

/** The values at a path; of several on the way, the first one. */
export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = path.reduce<unknown>(
    (node, key) => ([node].flat()[0] as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
  return found === undefined ? [] : [found].flat()
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, ...path: string[]): string {
  const [text] = listAt(value, ...path)
  return typeof text === 'string' ? text : ''
}

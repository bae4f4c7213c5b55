/** One copy per text, number or boolean in the document, with just that value changed. */
export function* valueChanges(document: object): Generator<[path: string, changed: Record<string, unknown>]> {
  for (const path of leafPaths(document)) {
    const changed = structuredClone(document) as Record<string, unknown>
    const { parent, key } = locate(changed, path)
    const value = parent[key]
    parent[key] = typeof value === 'boolean' ? !value : changedText(String(value))
    yield [path.join('.'), changed]
  }
}

/** Dates and ids stay dates and ids, so that it is the signature that notices. */
function changedText(text: string): string {
  const last = text.at(-1) === 'Z' ? text.length - 2 : text.length - 1
  return `${text.slice(0, last)}${text[last] === '1' ? '2' : '1'}${text.slice(last + 1)}`
}

/** Copies with one member added, removed or renamed, next to each value. */
export function* memberChanges(
  document: object,
): Generator<[path: string, changed: Record<string, unknown>]> {
  for (const path of leafPaths(document)) {
    for (const change of ['add', 'remove', 'rename'] as const) {
      const changed = structuredClone(document) as Record<string, unknown>
      const { parent, key } = locate(changed, path)
      if (Array.isArray(parent)) continue
      if (change === 'add') parent.extra = 'x'
      if (change === 'rename') parent[`${key}2`] = parent[key]
      if (change !== 'add') delete parent[key]
      yield [`${change} ${path.join('.')}`, changed]
    }
  }
}

function* leafPaths(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path
  else for (const [key, member] of Object.entries(value)) yield* leafPaths(member, [...path, key])
}

function locate(document: Record<string, unknown>, path: string[]) {
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, document)
  return { parent, key: path.at(-1)! }
}

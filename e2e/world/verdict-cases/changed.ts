import type { Json } from '../stranger.ts'

/** A copy with the value at a path such as 'proof.0.created' changed or removed. */
export function changed(document: Json, path: string, value: unknown): Json {
  const copy = structuredClone(document)
  const keys = path.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<Json>((node, key) => node[key] as Json, copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

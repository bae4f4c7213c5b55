import { lstatSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Prints the folder's size and its ten largest parts: packages, or our own folders. */
export function printSizes(folder: string): void {
  const parts = new Map<string, number>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const part = partOf(relative(folder, path))
    parts.set(part, (parts.get(part) ?? 0) + lstatSync(path).size)
  }
  const all = [...parts.values()].reduce((sum, size) => sum + size, 0)
  console.log(`${folder}: ${megabytes(all)}`)
  const largest = [...parts].sort(([, a], [, b]) => b - a).slice(0, 10)
  for (const [part, size] of largest) console.log(`${megabytes(size).padStart(9)}  ${part}`)
}

const partOf = (path: string): string =>
  /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path.split('/').slice(0, 2).join('/')

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

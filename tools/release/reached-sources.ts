import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

export interface Reached {
  /** Our own files, relative to the root. */
  files: string[]
  /** The third-party packages that each of our folders imports. */
  packages: { name: string; from: string }[]
}

const imported =
  /\bfrom\s+'([^'\s]+)'|\bimport\(\s*'([^'\s]+)'\s*\)|^import\s+'([^'\s]+)'|\bnew URL\('([^'\s]+)', import\.meta\.url\)/gm

/** Matches imports and exports of types, which Node erases before it runs a file. */
const typesOnly = /^(import|export) type (\w+|\{[^}]*\}) from '[^']+'/gm

/** Follows the imports of these files. Returns everything that a process that starts with them can load. */
export function reachedSources(root: string, entries: readonly string[]): Reached {
  const files = new Set<string>()
  const packages = new Map<string, { name: string; from: string }>()

  const visit = (path: string): void => {
    if (files.has(path)) return
    files.add(path)
    if (!path.endsWith('.ts')) return
    for (const match of readFileSync(path, 'utf8').replace(typesOnly, '').matchAll(imported)) {
      const target = match.slice(1).find((text) => text !== undefined)!
      if (target.startsWith('node:')) continue
      if (target.startsWith('.')) visit(resolve(dirname(path), target))
      else if (target.startsWith('@credenza/')) visit(createRequire(path).resolve(target))
      else {
        const name = packageOf(target)
        const from = relative(root, dirname(path)).split('/')[0]!
        packages.set(`${from} ${name}`, { name, from })
      }
    }
  }

  for (const entry of entries) visit(resolve(root, entry))
  return { files: [...files].map((path) => relative(root, path)).sort(), packages: [...packages.values()] }
}

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

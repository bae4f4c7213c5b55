import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The folders in node_modules, relative to the root, of these packages and their dependencies. Leaves out what npm did not
 * install because it is for another machine, and optional peers, which a package can do without.
 */
export function shippedPackages(root: string, wanted: readonly { name: string; from: string }[]): string[] {
  const found = new Set<string>()

  const visit = (name: string, from: string, isNeeded: boolean): void => {
    const folder = folderOf(root, name, from)
    if (!folder && isNeeded) throw new Error(`${name}, which ${from} needs, is not installed: run npm ci.`)
    if (!folder || found.has(folder)) return
    found.add(folder)
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const optional = manifest.optionalDependencies ?? {}
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      visit(dependency, folder, !(dependency in optional))
    }
    for (const dependency of Object.keys(optional)) visit(dependency, folder, false)
    for (const peer of Object.keys(manifest.peerDependencies ?? {})) {
      if (!manifest.peerDependenciesMeta?.[peer]?.optional) visit(peer, folder, true)
    }
  }

  for (const { name, from } of wanted) visit(name, from, true)
  return [...found].sort()
}

/** Finds a package as Node does: in the nearest node_modules, from this folder upwards. */
function folderOf(root: string, name: string, from: string): string | undefined {
  for (let at = join(root, from); at.startsWith(root); at = dirname(at)) {
    if (at.endsWith('/node_modules')) continue
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return relative(root, folder)
  }
  return undefined
}

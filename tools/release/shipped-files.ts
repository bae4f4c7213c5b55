import { cpSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Files in packages that a server does not need: Node does not run TypeScript in node_modules, and the rest is for people
 * or debuggers.
 */
const unread = /\.([cm]?tsx?|map|md|markdown|flow)$/
const licence = /licen[cs]e|notice|copying/i
/** Font packages have every weight, pictures and code; Node's package has headers for compilers. */
const inFontPackage = /\/@expo-google-fonts\//
const ofCompilers = /node_modules\/node-[^/]+\/(include|share)\//

/**
 * Large files that a server never loads: C libraries for linking, viem and ox as CommonJS and for blobs, bundles for
 * browsers.
 */
const neverLoaded =
  /\.a$|\/(viem|ox)\/(_cjs|trusted-setups)\/|\/xlsx\/dist\/(xlsx|shim)\.[^/]+$|\/xml2js\.bc\.js$/

/** Files for the packages' own developers; configuration of tools starts with a dot. */
const forAuthors = /^(\.|tests?$|benchmarks?$|examples?$|node_modules$)/

/** Copies a package's own files, without the packages in its node_modules; of its fonts only `fonts` (absolute paths). */
export function copyPackage(root: string, folder: string, to: string, fonts: ReadonlySet<string>): void {
  for (const name of readdirSync(join(root, folder))) {
    if (!forAuthors.test(name)) copyEntry(root, `${folder}/${name}`, to, fonts)
  }
}

function copyEntry(root: string, path: string, to: string, fonts: ReadonlySet<string>): void {
  if (lstatSync(join(root, path)).isDirectory()) {
    for (const name of readdirSync(join(root, path))) copyEntry(root, `${path}/${name}`, to, fonts)
  } else if (ships(join(root, path), fonts)) {
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true })
  }
}

function ships(path: string, fonts: ReadonlySet<string>): boolean {
  const name = basename(path)
  if (licence.test(name) || name === 'package.json') return true
  if (inFontPackage.test(path)) return fonts.has(path)
  return !unread.test(name) && !ofCompilers.test(path) && !neverLoaded.test(path)
}

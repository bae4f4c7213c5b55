import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))

/** Every module that an entry point reaches: our files, and the names of packages. */
function reachable(entry: string): { files: string[]; packages: string[] } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, typeOnly, name] of code.matchAll(/^(?:import|export)( type)?\b[^'"]*?from '([^']+)'/gm)) {
      if (typeOnly !== undefined) continue
      if (name!.startsWith('.')) visit(resolve(dirname(file), name!))
      else packages.add(name!)
    }
    if (/\bimport\(|\brequire\(/.test(code)) packages.add(`dynamic import in ${relative(src, file)}`)
  }
  visit(resolve(src, entry))
  return { files: [...files], packages: [...packages].toSorted() }
}

test.each([
  ['verify/index.ts', ['@noble/curves/ed25519.js', '@noble/hashes/sha2.js']],
  ['portable/index.ts', ['@noble/curves/ed25519.js', '@noble/hashes/sha2.js', 'qr/decode.js']],
  ['log/index.ts', ['@noble/curves/ed25519.js', '@noble/hashes/sha2.js']],
  ['issue/index.ts', ['@noble/curves/ed25519.js', '@noble/hashes/sha2.js']],
  ['status/index.ts', []],
])('%s needs no Node module and no JSON-LD library', (entry, expected) => {
  const { files, packages } = reachable(entry)
  expect(files.every((file) => existsSync(file))).toBe(true)
  expect(packages).toEqual(expected)
})

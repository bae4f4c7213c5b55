#!/usr/bin/env node
// Lets forge use the npm compiler: answers the two calls that forge makes to a native one, `--version` and
// `--standard-json`.
import { existsSync, readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const solc = createRequire(import.meta.url)('solc')
const args = process.argv.slice(2)

if (args.includes('--version')) {
  print(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`)
} else if (args.includes('--standard-json')) {
  print(solc.compile(readFileSync(0, 'utf8'), { import: readImport }))
} else {
  process.stderr.write('This shim answers --version and --standard-json only.\n')
  process.exitCode = 1
}

function readImport(path) {
  const folders = ['', ...valuesOf('--base-path'), ...valuesOf('--include-path')]
  const found = folders.map((folder) => join(folder, path)).find((file) => existsSync(file))
  return found ? { contents: readFileSync(found, 'utf8') } : { error: `not found: ${path}` }
}

function valuesOf(option) {
  return args.filter((_, i) => args[i - 1] === option)
}

// A pipe may take less than it is given, so this writes until nothing is left.
function print(text) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

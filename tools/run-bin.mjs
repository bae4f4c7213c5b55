import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

// Runs a program of node_modules/.bin with the current Node first in PATH: `node tools/run-bin.mjs NAME ARGS…`.
const bins = join(import.meta.dirname, '../node_modules/.bin')
const [name, ...args] = process.argv.slice(2)
if (!existsSync(join(bins, name))) throw new Error(`${name} is not installed: run npm ci.`)
const path = [dirname(process.execPath), bins, process.env.PATH].join(delimiter)
const { status } = spawnSync(join(bins, name), args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
process.exit(status ?? 1)

import './ensure-node.mjs'
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

// `npm run check`: checks everything that does not need the product to run. Continues after a problem.
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const bin = (name, ...args) => [join(root, 'tools/run-bin.mjs'), name, ...args]
const cores = availableParallelism()
// Each of a compiler's checkers works out again what others know: four, its default, take twice the CPU time of one.
const types = (project) => bin('tsc', '-p', project, '--checkers', String(Math.max(1, Math.floor(cores / 2))))
const checks = {
  'types (server side)': types('tsconfig.json'),
  'types (e2e)': types('e2e/tsconfig.json'),
  'types (web)': types('web/tsconfig.json'),
  'lint and format': bin('biome', 'ci', '--reporter=summary'),
  'dead code': bin('knip', '--no-progress'),
  'import arrows': ['tools/check-arrows.ts'],
  'docs links': ['tools/check-docs.ts'],
  'words on screen': ['tools/check-words.ts'],
}

let failed = 0
// Most checks use one core, so one runs per core, the longest first.
const waiting = Object.entries(checks)
await Promise.all(Array.from({ length: cores }, runWaiting))
process.exit(failed > 0 ? 1 : 0)

async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, args] = next
    const started = Date.now()
    const problem = await run(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }).then(
      () => undefined,
      ({ stdout, stderr, message }) => `${stdout}${stderr}` || message,
    )
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${problem === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (problem === undefined) continue
    failed++
    process.stderr.write(`${problem}\n`)
  }
}

import './ensure-node.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run check`: everything that can be checked without running the product. Does not stop at the first problem.
const root = join(import.meta.dirname, '..')
const bin = (name, ...args) => [join(root, 'tools/run-bin.mjs'), name, ...args]
const checks = {
  'types (server side)': bin('tsc', '-p', 'tsconfig.json'),
  'types (e2e)': bin('tsc', '-p', 'e2e/tsconfig.json'),
  'types (web)': bin('tsc', '-p', 'web/tsconfig.json'),
  'lint and format': bin('biome', 'ci', '--reporter=summary'),
  'dead code': bin('knip', '--no-progress'),
  'import arrows': ['tools/check-arrows.ts'],
  'docs links': ['tools/check-docs.ts'],
  'words on screen': ['tools/check-words.ts'],
}

let failed = 0
for (const [name, args] of Object.entries(checks)) {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  if (status === 0) continue
  failed++
  process.stderr.write(`${stdout}${stderr}\n`)
}
process.exit(failed > 0 ? 1 : 0)

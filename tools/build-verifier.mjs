import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Bundles 'credenza verify', 'credenza check-log' and 'credenza witness' into one file that needs only Node 20 or later: `node
// tools/build-verifier.mjs [FILE]`, by default dist/credenza.mjs.
const root = join(import.meta.dirname, '..')
const file = process.argv[2] ?? 'dist/credenza.mjs'
const bundle = [
  'server/src/verifying/verify-file/main.ts',
  '--file',
  file,
  '--format',
  'esm',
  '--platform',
  'node',
  '--minify',
  // JSON-LD loads parts of itself on demand, which a single file cannot.
  '--no-code-splitting',
]
const { status } = spawnSync(process.execPath, [join(root, 'tools/run-bin.mjs'), 'rolldown', ...bundle], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.exit(status ?? 1)

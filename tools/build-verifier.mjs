import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Bundles 'credenza verify' into one file, dist/credenza.mjs, which needs Node 20 or later and nothing else.
const root = join(import.meta.dirname, '..')
const args = [
  'server/src/verify-file/main.ts',
  '--file',
  'dist/credenza.mjs',
  '--format',
  'esm',
  '--platform',
  'node',
]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'tools/run-bin.mjs'), 'rolldown', ...args, '--minify'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)

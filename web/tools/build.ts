import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeScriptHashes } from './csp-hashes.ts'

/**
 * Builds the app into build/client and writes csp.json beside it.
 * Prerendering can fail once on a cold start (remix-run/react-router#15255), so one failure is retried.
 */
const folder = join(import.meta.dirname, '..')
const build = () => spawnSync('react-router', ['build'], { cwd: folder, stdio: 'inherit' }).status === 0

if (!build() && !build()) {
  console.error('The web app could not be built: see the messages above.')
  process.exit(1)
}
await writeScriptHashes(join(folder, 'build/client'))

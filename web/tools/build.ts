import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeScriptHashes } from './csp-hashes.ts'
import { budgetBytes, routeSizes } from './route-sizes.ts'

/**
 * Builds the app into build/client and writes csp.json beside it.
 * Exits with 1 when it could not be built, with 2 when a route is over its budget.
 * Prerendering can fail once on a cold start (remix-run/react-router#15255), so one failure is retried.
 */
const folder = join(import.meta.dirname, '..')
const build = () => spawnSync('react-router', ['build'], { cwd: folder, stdio: 'inherit' }).status === 0

if (!build() && !build()) {
  console.error('The web app could not be built: see the messages above.')
  process.exit(1)
}
await writeScriptHashes(join(folder, 'build/client'))

const sizes = routeSizes(join(folder, 'build/client'))
for (const { route, scripts, styles } of sizes) {
  console.log(
    `${(scripts / 1000).toFixed(1).padStart(7)} kB JS ${(styles / 1000).toFixed(1).padStart(6)} kB CSS (gzip)  ${route}`,
  )
}
const heavy = sizes.filter(({ scripts }) => scripts > budgetBytes)
if (heavy.length > 0) {
  console.error(
    `Over ${budgetBytes / 1000} kB of JavaScript: ${heavy.map(({ route }) => route).join(', ')}. Load parts of them later.`,
  )
  process.exit(2)
}

import { spawn } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { writeScriptHashes } from './csp-hashes.ts'
import { paintPagesFirst } from './paint-first.ts'
import { budgetBytes, routeSizes } from './route-sizes.ts'

/**
 * Builds the app once per language: English pages into build/client, Arabic ones into build/client/ar, the assets of
 * both side by side (their names carry the hash of their content). Writes csp.json beside them.
 * Exits with 1 when it could not be built, with 2 when a route is over its budget.
 */
const folder = join(import.meta.dirname, '..')
const client = join(folder, 'build/client')
const arabicBuild = join(folder, 'build/ar')
const arabicClient = join(arabicBuild, 'client')

rmSync(arabicBuild, { recursive: true, force: true })
const built = await Promise.all([buildOrRetry('en'), buildOrRetry('ar')])
if (built.includes(false)) {
  console.error('The web app could not be built: see the messages above.')
  process.exit(1)
}
const sizes = [
  ...routeSizes(client).map((size) => ({ ...size, language: 'en' })),
  ...routeSizes(arabicClient).map((size) => ({ ...size, language: 'ar' })),
]
for (const page of globSync('**/*.html', { cwd: arabicClient })) {
  cpSync(join(arabicClient, page), join(client, 'ar', page))
}
cpSync(join(arabicClient, 'assets'), join(client, 'assets'), { recursive: true })
rmSync(arabicBuild, { recursive: true })
await paintPagesFirst(client)
await writeScriptHashes(client)
await Promise.all([compressAssets(join(client, 'assets')), compressAssets(join(client, 'geo'))])

for (const { language, route, scripts, styles } of sizes) {
  console.log(
    `${(scripts / 1000).toFixed(1).padStart(7)} kB JS ${(styles / 1000).toFixed(1).padStart(6)} kB CSS (gzip)  ${language} ${route}`,
  )
}
const heavy = sizes.filter(({ scripts }) => scripts > budgetBytes)
if (heavy.length > 0) {
  const names = heavy.map(({ language, route }) => `${route} (${language})`)
  console.error(`Over ${budgetBytes / 1000} kB of JavaScript: ${names.join(', ')}. Load parts of them later.`)
  process.exit(2)
}

/** Prerendering can fail once on a cold start (remix-run/react-router#15255), so one failure is retried. */
async function buildOrRetry(language: 'en' | 'ar'): Promise<boolean> {
  return (await buildIn(language)) || buildIn(language)
}

function buildIn(language: 'en' | 'ar'): Promise<boolean> {
  const build = spawn('react-router', ['build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, LANGUAGE: language },
  })
  return new Promise((resolve) => {
    build.on('error', () => resolve(false))
    build.on('exit', (code) => resolve(code === 0))
  })
}

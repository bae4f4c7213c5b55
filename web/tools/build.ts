import { spawn } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@credenza/schema/languages'
import { buildLanguage } from './build-language.ts'
import { compressAssets } from './compress-assets.ts'
import { writeScriptHashes } from './csp-hashes.ts'
import { paintPagesFirst } from './paint-first.ts'
import { budgetBytes, routeSizes } from './route-sizes.ts'

/**
 * Builds the app in English and adds the other languages to it: English pages in build/client, French ones in
 * build/client/fr, and the assets of all together (a hash of the content is part of their names). Also writes csp.json.
 * Exits with 1 if the build failed, and with 2 if a route is over its budget.
 */
const folder = join(import.meta.dirname, '..')
// The caller's shell may have another value, with which React's two builds are mixed and prerendering fails.
process.env.NODE_ENV = 'production'
const built = join(folder, 'build')
const client = join(built, 'client')

// On a cold start, prerendering can fail once (remix-run/react-router#15255), so one failure is retried.
if (!((await buildEnglish()) || (await buildEnglish()))) {
  console.error('The web app could not be built: see the messages above.')
  process.exit(1)
}
const pages = globSync('**/*.html', { cwd: client })
for (const language of languageCodes) if (language !== 'en') await buildLanguage(built, pages, language)
rmSync(join(built, 'pages'), { recursive: true })
const sizes = languageCodes.flatMap((language) =>
  routeSizes(client, language).map((size) => ({ ...size, language })),
)
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

function buildEnglish(): Promise<boolean> {
  const build = spawn('react-router', ['build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, LANGUAGE: 'en' },
  })
  return new Promise((resolve) => {
    build.on('error', () => resolve(false))
    build.on('exit', (code) => resolve(code === 0))
  })
}

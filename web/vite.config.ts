import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { geoFiles } from './tools/geo-files.ts'
import { language } from './tools/language.ts'
import { languagePlugin } from './tools/language-plugin.ts'
import { patientRoutes } from './tools/patient-routes.ts'
import { portablePage } from './tools/portable-page.ts'
import { chunkFileNames, isTextScript, textChunks, textGroups } from './tools/text-chunks.ts'

/** Where `vite` finds the API during development. The API's own server serves the built app. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'
const apiPaths = [
  '/api/',
  '/chain/',
  '/ipfs/',
  '/badge/',
  '/language/',
  '^/issuers/[^/]+/',
  '/.well-known/',
  '/get-certificate-from-db',
  '/get-requested-certificate-list',
  '/upload-json',
  '/update-transfer',
  '/update-verified',
  '/verify-json',
]

/**
 * Puts what most pages need into one file instead of about sixty. This saves round trips, and a tenth of the size, because
 * it is compressed together. A smaller count would load into every page what only some need; the build prints the sizes. What
 * places and scrolls menus and lists of choices stays apart: it is large, and many pages need none of it at first.
 */
const shared = { name: 'shared', minShareCount: 75, test: /^(?!.*(?:floating|Popover|Combobox|ScrollArea))/ }

/** What every page that calls the API needs; three files of their own would be larger. */
const calls = { name: 'calls', test: /\/src\/lib\/(?:api\/(?:api-failure|call)|query\/query-nouns)\.ts$/ }

export default defineConfig({
  plugins: [
    ...(language === 'en' ? [] : [languagePlugin(language)]),
    textChunks(join(import.meta.dirname, 'build')),
    geoFiles(),
    portablePage(),
    patientRoutes(),
    reactRouter(),
  ],
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
  build: {
    target: 'es2022',
    // Only the page knows the language of its texts; scripts that load later request them themselves.
    modulePreload: { resolveDependencies: (_host, paths) => paths.filter((path) => !isTextScript(path)) },
    rolldownOptions: {
      // Each route is a script of its own, so what one imports statically another can still load when it needs it.
      checks: { ineffectiveDynamicImport: false },
      // Neither texts nor their names may become part of the scripts that all languages share.
      optimization: { inlineConst: false },
      output: { chunkFileNames, codeSplitting: { groups: [...textGroups, calls, shared] } },
    },
  },
})

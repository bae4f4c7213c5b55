import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { geoFiles } from './tools/geo-files.ts'
import { language } from './tools/language.ts'
import { languagePlugin } from './tools/language-plugin.ts'
import { patientRoutes } from './tools/patient-routes.ts'
import { portablePage } from './tools/portable-page.ts'
import { chunkFileNames, isTextScript, textChunks, textGroups } from './tools/text-chunks.ts'

/** Where `vite` in development finds the API; the built app is served by the API's own server. */
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
 * What most pages need comes in one file instead of about sixty: fewer round trips, and a tenth less in all, because it is
 * compressed together. A smaller count loads into every page what only some of them need; the build prints the sizes.
 */
const shared = { name: 'shared', minShareCount: 83 }

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
    // Of texts only the page knows the language; what it loads later asks for them itself.
    modulePreload: { resolveDependencies: (_host, paths) => paths.filter((path) => !isTextScript(path)) },
    rolldownOptions: {
      // Neither words nor names of texts may become part of the scripts that all languages share.
      optimization: { inlineConst: false },
      output: { chunkFileNames, codeSplitting: { groups: [...textGroups, shared] } },
    },
  },
})

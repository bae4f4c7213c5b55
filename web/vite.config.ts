import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { geoFiles } from './tools/geo-files.ts'
import { language } from './tools/language.ts'
import { languagePlugin } from './tools/language-plugin.ts'
import { portablePage } from './tools/portable-page.ts'

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
 * What most pages need comes in one file instead of fifty-nine: fewer round trips, and a tenth less in all, because it is
 * compressed together. A smaller count loads into every page what only some of them need; the build prints the sizes.
 */
const shared = { name: 'shared', minShareCount: 59 }

export default defineConfig({
  plugins: [
    ...(language === 'en' ? [] : [languagePlugin(language)]),
    geoFiles(),
    portablePage(),
    reactRouter(),
  ],
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
  build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } },
})

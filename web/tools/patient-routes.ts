import { join } from 'node:path'
import type { Plugin } from 'vite'

const loader = join(import.meta.dirname, '../src/lib/browser/load-route-module.ts')

/**
 * If the code of the next page does not arrive, React Router reloads the page; while the server is away, this shows the
 * browser's own error. This plugin replaces its loader with one that waits.
 */
export const patientRoutes = (): Plugin => ({
  name: 'patient-routes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/routeModules.js') && importer?.includes('/react-router/') ? loader : null,
})

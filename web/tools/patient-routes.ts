import { join } from 'node:path'
import type { Plugin } from 'vite'

const loader = join(import.meta.dirname, '../src/lib/load-route-module.ts')

/**
 * React Router reloads the page when the code of the next one does not arrive, and while the server is away that leaves
 * the browser's own error. This puts a loader that waits in its place.
 */
export const patientRoutes = (): Plugin => ({
  name: 'patient-routes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/routeModules.js') && importer?.includes('/react-router/') ? loader : null,
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { LanguageCode } from '@credenza/schema/languages'

interface ManifestRoute {
  id: string
  parentId?: string
  module: string
  imports?: string[]
  css?: string[]
}

export interface RouteSize {
  route: string
  /** Gzipped bytes of all scripts, and of all style sheets, that the route needs with its layouts. */
  scripts: number
  styles: number
}

/** The most gzipped bytes of JavaScript that a route may load (A11). */
export const budgetBytes = 250_000

/** Reads the build's own route manifest, and adds up what each page loads in a language. */
export function routeSizes(buildFolder: string, language: LanguageCode): RouteSize[] {
  const assets = join(buildFolder, 'assets')
  const manifestName = language === 'en' ? /^manifest-[0-9a-f]+\.js$/ : new RegExp(`^manifest-${language}-`)
  const file = readdirSync(assets).find((name) => manifestName.test(name))
  if (!file) throw new Error('The build has no route manifest: build the app first.')
  const text = readFileSync(join(assets, file), 'utf8')
  const manifest: { entry: ManifestRoute; routes: Record<string, ManifestRoute> } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  )
  const total = (paths: Set<string>) =>
    [...paths].reduce((sum, path) => sum + gzippedBytes(join(buildFolder, path)), 0)
  return Object.values(manifest.routes)
    .map((route) => {
      const chain = [manifest.entry, ...lineage(route, manifest.routes)]
      const scripts = new Set(chain.flatMap((one) => [one.module, ...(one.imports ?? [])]))
      const styles = new Set(chain.flatMap((one) => one.css ?? []).map((path) => path.replace(/#.*/, '')))
      return { route: route.id, scripts: total(scripts), styles: total(styles) }
    })
    .sort((a, b) => b.scripts - a.scripts)
}

/** Cached, because most routes need the same files, in every language. */
const known = new Map<string, number>()

function gzippedBytes(path: string): number {
  const bytes = known.get(path) ?? gzipSync(readFileSync(path)).length
  known.set(path, bytes)
  return bytes
}

function lineage(route: ManifestRoute, routes: Record<string, ManifestRoute>): ManifestRoute[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...lineage(parent, routes), route] : [route]
}

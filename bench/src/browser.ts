import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

/** Finds a Chromium, or installs one where that is possible. */
function findBrowser(): void {
  const found = spawnSync(process.execPath, [join(root, 'tools/ensure-browser.mjs')], { stdio: 'inherit' })
  if (found.status !== 0) throw new Error('The comparisons "documents" and "scrolling" need a Chromium.')
}

/** Throws before anything is measured if one of these comparisons lacks what it needs to open. */
export function requireMeans(comparisons: readonly string[]): void {
  if (comparisons.includes('documents') || comparisons.includes('scrolling')) findBrowser()
  if (comparisons.includes('scrolling') && !existsSync(join(root, 'web/build/client')))
    throw new Error('The comparison "scrolling" needs the web app: run npm run build first.')
  if (comparisons.includes('workers') && !process.env.CITUS_URL)
    throw new Error('The comparison "workers" needs a Citus cluster: set CITUS_URL.')
}

/** The Chromium that `requireMeans` found. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: readFileSync(join(root, '.cache/browser-path'), 'utf8').trim() })
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Chromium as people have it. Undefined where tools/ensure-browser.mjs has found none: then Playwright looks for its own.
 * A journey that needs its PDF viewer says `journey.use({ launchOptions: launch(wholeBrowser) })`.
 */
export const wholeBrowser = found('browser-path')

/** The same Chromium without a window, PDF viewer and camera, which the journeys need a third less time with. */
export const headlessShell = found('headless-shell-path') ?? wholeBrowser

/** How a browser is started for journeys. */
export const launch = (executablePath: string | undefined, args: string[] = []) => ({
  ...(executablePath && { executablePath }),
  args: ['--disable-dev-shm-usage', ...args],
})

function found(name: string): string | undefined {
  const file = join(import.meta.dirname, '../../.cache', name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

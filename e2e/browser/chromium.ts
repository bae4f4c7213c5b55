import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The full Chromium; undefined if tools/ensure-browser.mjs found none, so that Playwright looks for its own. A journey that
 * needs the PDF viewer calls `journey.use({ launchOptions: launch(wholeBrowser) })`.
 */
export const wholeBrowser = found('browser-path')

/** Chromium without window, PDF viewer and camera, which makes journeys a third faster. */
export const headlessShell = found('headless-shell-path') ?? wholeBrowser

/** Launch options for journeys. */
export const launch = (executablePath: string | undefined, args: string[] = []) => ({
  ...(executablePath && { executablePath }),
  args: ['--disable-dev-shm-usage', ...args],
})

function found(name: string): string | undefined {
  const file = join(import.meta.dirname, '../../.cache', name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

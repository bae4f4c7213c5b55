import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const pathFile = join(import.meta.dirname, '../../.cache/browser-path')

/** The Chromium that `tools/ensure-browser.mjs` found; undefined where none is known. */
export async function openBrowser(): Promise<Browser | undefined> {
  if (!existsSync(pathFile)) return undefined
  return chromium.launch({ executablePath: readFileSync(pathFile, 'utf8').trim() })
}

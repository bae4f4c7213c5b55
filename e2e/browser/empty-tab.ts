import type { Page } from '@playwright/test'

/** Clears what the previous visitor left in a tab, and leaves the app. */
export async function emptyTab(page: Page, url: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${url}/healthz`)
  await page.evaluate('localStorage.clear(); sessionStorage.clear()')
  await page.mouse.move(0, 0)
}

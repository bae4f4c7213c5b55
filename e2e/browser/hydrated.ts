import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until React has taken over a prerendered page: what is pressed before does nothing. */
export async function hydrated(page: Page): Promise<void> {
  const title = page.locator('main h1').first()
  const isTakenOver = () =>
    title.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  await expect.poll(isTakenOver, 'the page’s scripts run').toBe(true)
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Lets the test control the page's clock. Call it before opening the page. The clock runs normally until `freeze`. */
export const withClock = (page: Page): Promise<void> => page.clock.install()

/**
 * Stops the page's clock: from now on, only `page.clock.runFor` and `reach` advance it. On a busy machine the chosen
 * instant may pass before the clock receives it; then another one is chosen.
 */
export const freeze = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate<number>('Date.now()')
    await page.clock.pauseAt(now + 1000)
  }).toPass({ timeout: 15_000 })

/** Advances a stopped clock by a hundredth of a second at a time until something appears. */
export async function reach(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await shown.isVisible()).toBe(true)
  }, `${shown} shows`).toPass({ intervals: [20], timeout: 15_000 })
}

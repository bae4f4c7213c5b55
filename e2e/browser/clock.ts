import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Puts the page's clock into the test's hands; call it before the page is opened. Until `freeze` it goes as ever. */
export const withClock = (page: Page): Promise<void> => page.clock.install()

/**
 * Stops the page's clock: from now on time passes by `page.clock.runFor` and `reach` alone. On a busy machine the instant
 * may be over before the clock hears of it, and is chosen anew.
 */
export const freeze = (page: Page): Promise<void> =>
  expect(async () => {
    const now = await page.evaluate<number>('Date.now()')
    await page.clock.pauseAt(now + 1000)
  }).toPass({ timeout: 15_000 })

/** Lets a stopped clock go on, a hundredth of a second at a time, until something shows. */
export async function reach(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await shown.isVisible()).toBe(true)
  }, `${shown} shows`).toPass({ intervals: [20], timeout: 15_000 })
}

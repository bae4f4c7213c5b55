import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Advances a stopped clock by a tenth of a second at a time until a verifier's decision can no longer be undone. */
export async function letDecisionGo(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await undo.isHidden()).toBe(true)
  }, 'the decision is sent').toPass({ intervals: [10], timeout: 15_000 })
}

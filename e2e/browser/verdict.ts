import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export type Verdict = 'VALID' | 'INVALID' | 'CANNOT TELL'

/** The verdict that a page shows once all checks have ended. */
export const settledVerdict = (page: Page) => page.locator('[data-verdict]:not([data-verdict="checking"])')

/** Waits until a certificate's page shows a verdict, and expects this one. */
export async function expectVerdict(page: Page, verdict: Verdict): Promise<void> {
  const pill = settledVerdict(page)
  await expect(pill).toHaveAttribute('data-verdict', verdict, { timeout: 30_000 })
  await expect(pill).toContainText(verdict)
}

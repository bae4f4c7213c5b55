import type { Page } from '@playwright/test'

/**
 * Answers API calls with this data, by path, for states that would disturb journeys sharing the world. A list is answered
 * as a single page.
 */
export const answering = (answers: Record<string, unknown>) => async (page: Page) => {
  for (const [path, data] of Object.entries(answers)) {
    const paging = Array.isArray(data) ? { nextCursor: null, total: data.length } : {}
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json: { success: true, message: '', data, ...paging } }),
    )
  }
}

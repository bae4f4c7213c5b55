import type { Page } from '@playwright/test'

/**
 * Answers calls of the API with this data, by path, for states that would disturb the journeys that share the world. Lists
 * are answered as their only page.
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

import type { Page } from '@playwright/test'

/** What the server says in the failures that `refuse` plays. */
export const outOfOrder = 'Something on the server is out of order.'

/** Lets a call fail as an answer of the server does, until the returned function is called. */
export async function refuse(page: Page, call: string): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.pathname === call
  await page.route(isCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'internal', message: outOfOrder } }),
  )
  return () => page.unroute(isCall)
}

import type { Page } from '@playwright/test'
import { freeze } from './clock.ts'
import { expect } from './journey.ts'

/** The server's message in the failures that `refuse` simulates. */
export const outOfOrder = 'Something on the server is out of order.'

/** Makes a call fail with a server error until the returned function is called. */
export async function refuse(page: Page, call: string): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.pathname === call
  await page.route(isCall, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'internal', message: outOfOrder } }),
  )
  return () => page.unroute(isCall)
}

/**
 * Holds the second attempt of a failing call, after which the page reports the failure. The returned function waits for
 * that attempt, stops the clock and releases it. A toast that appeared before the clock stopped would disappear too soon.
 */
export async function holdLastTry(page: Page, call: string): Promise<() => Promise<void>> {
  const { promise: frozen, resolve: goOn } = Promise.withResolvers<void>()
  let tries = 0
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      tries++
      if (tries > 1) await frozen
      await route.fallback()
    },
  )
  return async () => {
    await expect.poll(() => tries, 'it is tried again').toBe(2)
    await freeze(page)
    goOn()
  }
}

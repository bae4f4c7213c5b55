import type { Page } from '@playwright/test'
import { freeze } from './clock.ts'
import { expect } from './journey.ts'

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

/**
 * Holds the second try of a failing call, after which the page says that it failed. The returned function waits for that
 * try, stops the clock, and lets it go: a toast from before would be over too soon.
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

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { watchNetwork } from './watch.ts'

interface Journey {
  /** Console lines that this journey provokes on purpose, such as a connection refused. None by default. */
  expectedInConsole: RegExp
  /** A person with a browser of their own: a fresh context, watched until the journey ends. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/**
 * A test in which every page is watched: no request to another origin, no violation of the Content-Security-Policy,
 * no error in the console, no uncaught exception. Any of them fails the journey.
 */
export const journey = base.extend<Journey>({
  expectedInConsole: [/^$/, { option: true }],
  newVisitor: async ({ browser, contextOptions, expectedInConsole }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      contexts.push(context)
      await watchNetwork(context, (fault) => faults.push(fault))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    const unexpected = faults.filter((fault) => !expectedInConsole.test(fault))
    expect(unexpected, 'requests to other origins, CSP violations, console errors').toEqual([])
  },
})

export { expect }

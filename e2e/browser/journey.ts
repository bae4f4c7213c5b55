import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { sharedUrl } from '../world/shared.ts'
import { fromSomeAddress } from '../world/some-address.ts'
import { emptyTab } from './empty-tab.ts'
import { watchNetwork } from './watch.ts'

interface Journey {
  /** Matches console lines that this journey provokes on purpose, such as a refused connection. None by default. */
  expectedInConsole: RegExp
  /** A new person in a fresh browser context, which is watched until the journey ends. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
  /**
   * A new person in the shared world who gets the previous person's tab, cleared, at half the cost of a new one. Only for
   * journeys that leave the tab itself unchanged: a clock, routes, listeners, scripts or another size would affect the next
   * journey.
   */
  newcomer: Page
  /** A person of this name who keeps the same tab across journeys, which halves the cost of opening a page. */
  regular: (name: string) => Promise<Page>
}

interface Regular {
  page: Page
  faults: string[]
}

/**
 * A test in which every page is watched. A request to another origin, a violation of the Content-Security-Policy, an error
 * in the console or an uncaught exception fails the journey.
 */
export const journey = base.extend<Journey, { regulars: Map<string, Regular> }>({
  expectedInConsole: [/^$/, { option: true }],
  newVisitor: async ({ browser, contextOptions, expectedInConsole }, use) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        extraHTTPHeaders: fromSomeAddress(),
        ...options,
      })
      contexts.push(context)
      await watchNetwork(context, (fault) => faults.push(fault))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expectNone(faults, expectedInConsole)
  },
  newcomer: async ({ regular }, use) => {
    const page = await regular('newcomer')
    Object.assign(page, { addInitScript: refuseChange, route: refuseChange, setViewportSize: refuseChange })
    Object.assign(page.clock, { install: refuseChange })
    await page.context().setExtraHTTPHeaders(fromSomeAddress())
    await emptyTab(page, sharedUrl())
    await use(page)
  },
  regulars: [
    async ({ browser: _ }, use) => {
      const regulars = new Map<string, Regular>()
      await use(regulars)
      for (const { page } of regulars.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  regular: async ({ browser, contextOptions, expectedInConsole, regulars }, use) => {
    const here = new Set<string>()
    await use(async (name) => {
      here.add(name)
      const known = regulars.get(name)
      if (known) return known.page
      const context = await browser.newContext({ ...contextOptions, extraHTTPHeaders: fromSomeAddress() })
      const faults: string[] = []
      await watchNetwork(context, (fault) => faults.push(fault))
      const page = await context.newPage()
      regulars.set(name, { page, faults })
      return page
    })
    // An open page would end its session, which other journeys share, after five idle minutes. A page of another origin,
    // even about:blank, would end the tab's process, which remembers the app and so makes the next page cheap.
    for (const name of here) await regulars.get(name)!.page.goto(`${sharedUrl()}/healthz`)
    expectNone(
      [...regulars.values()].flatMap(({ faults }) => faults.splice(0)),
      expectedInConsole,
    )
  },
})

/** For journeys that need animations, as most people see them: `journey.use(inMotion)`. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Replaces methods whose effect would outlast the journey. */
function refuseChange(): never {
  throw new Error('The next journey would get this tab so: use newVisitor.')
}

function expectNone(faults: string[], expectedInConsole: RegExp): void {
  const unexpected = faults.filter((fault) => !expectedInConsole.test(fault))
  expect(unexpected, 'requests to other origins, CSP violations, console errors').toEqual([])
}

export { expect }

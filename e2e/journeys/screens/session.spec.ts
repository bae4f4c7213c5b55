import type { Page } from '@playwright/test'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { enter, keptInSession } from '../../browser/enter.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { expect, journey } from '../../browser/journey.ts'
import { apiClient } from '../../world/api-client.ts'
import { openSession } from '../../world/organisations.ts'
import { issuer, password } from '../../world/people.ts'
import { sharedUrl } from '../../world/shared.ts'

const second = 1000
const minute = 60 * second

/** The specification's five kinds of activity (section 4, session inactivity), each alone. */
const activities: Record<string, (page: Page) => Promise<void>> = {
  'mouse move': (page) => page.mouse.move(200, 300),
  'mouse down': (page) => page.dispatchEvent('main', 'mousedown'),
  'key press': (page) => page.keyboard.press('Shift'),
  scroll: (page) => page.evaluate('scrollBy(0, 40)'),
  'touch start': (page) => page.dispatchEvent('main', 'touchstart'),
}

journey.describe('session (specification, sections 3 and 4)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 401/ })
  const url = sharedUrl()

  journey(
    'each kind of activity keeps the session; five minutes without any log out',
    async ({ newVisitor }) => {
      const page = await newVisitor({ viewport: { width: 1000, height: 400 } })
      await openDashboard(page)
      for (const [kind, act] of Object.entries(activities)) {
        await journey.step(kind, async () => {
          await dismiss(page)
          await pass(page, 4 * minute)
          const before = await lastActivity(page)
          await act(page)
          await expect.poll(() => lastActivity(page)).not.toBe(before)
          await pass(page, 4 * minute + 29 * second)
          await expect(warning(page)).toHaveCount(0)
          await pass(page, 2 * second)
          await reach(page, warning(page))
        })
      }
      await pass(page, 27 * second)
      expect(page.url()).toBe(`${url}/issuer`)
      await page.clock.runFor(3 * second)
      await page.waitForURL(`${url}/`)
      expect(await keptInSession(page, 'userData')).toBeNull()
      expect(await keptInSession(page, 'user')).toBeNull()
    },
  )

  journey('activity after the warning keeps the session', async ({ newVisitor }) => {
    const page = await newVisitor()
    await openDashboard(page)
    await pass(page, 4 * minute + 31 * second)
    await reach(page, warning(page))
    await dismiss(page)
    await pass(page, 4 * minute)
    expect(page.url()).toBe(`${url}/issuer`)
    expect(await keptInSession(page, 'userData')).not.toBeNull()
  })

  journey('activity in one tab keeps the other; without any both are logged out', async ({ newVisitor }) => {
    const page = await newVisitor()
    await openDashboard(page)
    const opened = page.context().waitForEvent('page')
    await page.evaluate("void open('/healthz')")
    const other = await opened
    await enter(other, url, JSON.parse((await keptInSession(page, 'userData'))!), '/issuer/timeline')
    const heading = other.getByRole('heading', { level: 1, name: 'Timeline' })
    await reach(other, heading)
    await pass(page, 4 * minute)
    const before = await lastActivity(page)
    await other.mouse.move(150, 250)
    await expect.poll(() => lastActivity(page)).not.toBe(before)
    await pass(page, 4 * minute)
    await expect(warning(page)).toHaveCount(0)
    expect(page.url()).toBe(`${url}/issuer`)
    await pass(page, minute + second)
    for (const tab of [page, other]) await tab.waitForURL(`${url}/`)
  })

  journey(
    'a session ended by the server leads to sign-in, and then back to the same page',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const session = await openSession(apiClient(url), 'issuer', issuer.email, password)
      await enter(page, url, session, '/issuer/timeline')
      await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
      await apiClient(url, session.data).get('/api/logout')
      // The live stream may notice this before the reload does.
      await page.reload()
      await page.waitForURL(`${url}/sign-in?next=%2Fissuer%2Ftimeline&ended=1`)
      await hydrated(page)
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(issuer.email)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.waitForURL(`${url}/issuer/timeline`)
    },
  )

  async function openDashboard(page: Page): Promise<void> {
    await withClock(page)
    await enter(page, url, await openSession(apiClient(url), 'issuer', issuer.email, password), '/issuer')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await freeze(page)
    // From here on, the time since the last activity is known.
    await page.keyboard.press('Shift')
  }
})

/** Advances time in one leap; timers that are due in between fire once. */
const pass = (page: Page, ms: number): Promise<void> => page.clock.fastForward(ms)

/** When the app last recorded activity in any tab of this browser. */
const lastActivity = (page: Page): Promise<string> =>
  page.evaluate<string>("localStorage.getItem('lastActivity')")

/** Closes the warning by pressing a key. */
async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.clock.runFor(second)
  await expect(warning(page)).toHaveCount(0)
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

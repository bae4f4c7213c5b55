import type { Page } from '@playwright/test'
import { freeze, withClock } from '../../browser/clock.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { expect, inMotion, journey } from '../../browser/journey.ts'
import { sharedUrl } from '../../world/shared.ts'

journey.describe('landing page (specification, section 2)', () => {
  // Its animations are part of the specification.
  journey.use(inMotion)
  journey('says what the product is, for whom, and how it works', async ({ newVisitor }) => {
    const page = await open(await newVisitor())
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Issue Unbreakable Certificates and Verify, Trust Instantly',
        exact: true,
      }),
    ).toBeVisible()
    await expect(page.getByText('Verify with Trust, Secure with Blockchain').first()).toBeVisible()
    for (const sellingPoint of [
      'Blockchain-grade digital signatures',
      'One-click instant verification',
      'Customizable certificate templates',
      'Full audit trail with revocation management',
    ]) {
      await expect(page.getByRole('heading', { name: sellingPoint, exact: true })).toBeVisible()
    }
    for (const audience of [
      'Educational institutions',
      'Professional associations',
      'Training providers',
      'Compliance bodies',
    ]) {
      await expect(page.getByRole('heading', { name: audience, exact: true })).toBeVisible()
    }
    await expect(tabs(page)).toHaveText([/Issue$/, /Deliver$/, /Verify$/])
    await expect(page.getByRole('contentinfo')).toContainText(/copyright 2020 - 2025/i)
  })

  journey('calls to action lead to sign-in', async ({ newVisitor }) => {
    const page = await open(await newVisitor())
    for (const name of ['Get Started Now', 'Book a Personalized Demo']) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`${sharedUrl()}/sign-in`)
      await page.goBack()
    }
    await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`${sharedUrl()}/sign-in`)
  })

  for (const { link, section } of [
    { link: 'About', section: 'about' },
    { link: 'Product', section: 'product' },
    { link: 'How it works', section: 'how-it-works' },
  ]) {
    journey(`'${link}' scrolls to its section in 500 ms`, async ({ newVisitor }) => {
      const page = await newVisitor()
      await withClock(page)
      await open(page)
      await page.evaluate('scrollTo(0, 0)')
      await freeze(page)
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
      await page.clock.runFor(400)
      const underWay = await topOf(page, section)
      expect(underWay, 'still on its way after 400 ms').toBeGreaterThan(70)
      await page.clock.runFor(120)
      await expect.poll(() => topOf(page, section)).toBeLessThan(70)
      await expect.poll(() => topOf(page, section)).toBeGreaterThan(50)
      await expect(page.locator(`#${section}`)).toBeFocused()
    })
  }

  journey('carousel: three steps, each for 3 seconds, in a loop', async ({ newVisitor }) => {
    const page = await stillCarousel(await newVisitor())
    for (const next of ['Deliver', 'Verify', 'Issue']) {
      const before = await currentTab(page).innerText()
      await page.clock.runFor(2900)
      await expect(currentTab(page)).toHaveText(before.replace(/\s+/g, ''))
      await page.clock.runFor(100)
      await expect(currentTab(page)).toHaveText(new RegExp(`${next}$`))
    }
  })

  journey(
    'carousel: stops under the pointer, while it holds focus, and by its button',
    async ({ newVisitor }) => {
      const page = await stillCarousel(await newVisitor())
      const isStill = async () => {
        await expect(currentTab(page)).not.toHaveAttribute('data-running')
        await page.clock.runFor(10_000)
        await expect(currentTab(page)).toHaveText(/Issue$/)
      }
      await tabs(page).first().hover()
      await isStill()
      await leave(page)
      await isRunning(page)
      await tabs(page).first().focus()
      await isStill()
      await tabs(page).first().blur()
      await carousel(page).getByRole('button', { name: 'Pause' }).click()
      await leave(page)
      await isStill()
      await carousel(page).getByRole('button', { name: 'Play' }).click()
      await leave(page)
      await isRunning(page)
      await page.clock.runFor(3000)
      await expect(currentTab(page)).toHaveText(/Deliver$/)
    },
  )

  journey("only the first step has 'Sign Up. It's Free!'", async ({ newVisitor }) => {
    const page = await open(await newVisitor())
    await tabs(page).first().click()
    const free = page.locator('button').filter({ hasText: "Sign Up. It's Free!" })
    await expect(free).toHaveCount(1)
    await expect(
      page.locator('[aria-roledescription="slide"][aria-label="Step 1 of 3: Issue"]').filter({ has: free }),
    ).toHaveCount(1)
    await free.click()
    await expect(page.getByRole('dialog', { name: 'Who Do You Want To Sign Up As' })).toBeVisible()
  })
})

async function open(page: Page): Promise<Page> {
  await page.goto(sharedUrl())
  await hydrated(page)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  return page
}

/** Opens the page with a stopped clock, with the carousel at the start of the 3 seconds of its first step. */
async function stillCarousel(page: Page): Promise<Page> {
  await withClock(page)
  await open(page)
  await freeze(page)
  await tabs(page).first().click()
  await page.clock.runFor(1000)
  await tabs(page).first().blur()
  await carousel(page).getByRole('button', { name: 'Play' }).click()
  await leave(page)
  await isRunning(page)
  await expect(currentTab(page)).toHaveText(/Issue$/)
  return page
}

const carousel = (page: Page) => page.getByRole('group', { name: 'The three steps' })
const tabs = (page: Page) =>
  carousel(page)
    .locator('button')
    .filter({ hasText: /^\d(Issue|Deliver|Verify)$/ })
const currentTab = (page: Page) => carousel(page).locator('button[aria-current="step"]')

/** Waits until the carousel has noticed that neither pointer nor focus is on it. */
const isRunning = (page: Page) => expect(currentTab(page)).toHaveAttribute('data-running')

/** Moves the pointer away and removes focus from the pressed element. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 300)
  await page.evaluate('document.activeElement.blur()')
}

/** A section's distance from the top of the window, in pixels. */
const topOf = (page: Page, section: string): Promise<number> =>
  page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top)

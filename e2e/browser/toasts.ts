import type { Locator, Page } from '@playwright/test'
import { reach } from './clock.ts'
import { expect } from './journey.ts'

/** How long each kind of toast stays (specification, section 4). A loading toast stays until it becomes another kind. */
const lifetimeMs = { success: 2000, error: 4000, loading: Number.POSITIVE_INFINITY }
type ToastKind = keyof typeof lifetimeMs

/** The colour of the mark beside the text, which distinguishes the kinds on screen. */
const marks: Record<Exclude<ToastKind, 'loading'>, string> = {
  success: 'rgb(97, 211, 69)',
  error: 'rgb(255, 75, 75)',
}

const toastOf = (page: Page, text: string): Locator =>
  page
    .locator('[data-rht-toaster] > div > div')
    .filter({ has: page.getByRole('status').getByText(text, { exact: true }) })

/**
 * Waits for a toast of this kind, and expects it top-centre for exactly as long as that kind lasts. Stop the page's clock
 * before the toast appears (`freeze`).
 */
export async function expectToast(page: Page, kind: ToastKind, text: string): Promise<void> {
  const toast = toastOf(page, text)
  await reach(page, toast)
  await expect.poll(() => kindOf(toast), `kind of the toast '${text}'`).toBe(kind)
  await expectTopCentre(page, toast)
  if (kind === 'loading') {
    await page.clock.runFor(60_000)
    await expect(toast, `'${text}' stands until it becomes another`).toHaveCSS('opacity', '1')
    return
  }
  await page.clock.runFor(lifetimeMs[kind] - 100)
  await expect(toast, `'${text}' still stands`).toHaveCSS('opacity', '1')
  await page.clock.runFor(100)
  await expect(toast, `'${text}' is gone`).toHaveCSS('opacity', '0')
}

/**
 * Waits until a toast has said this since the page was loaded, even if it has gone: a busy machine may miss its two
 * seconds. Each toast counts once.
 */
export async function expectSaid(page: Page, text: string, timeout?: number): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>(takeToast(text)), { message: `a toast says '${text}'`, timeout })
    .toBe(true)
}

const takeToast = (text: string) => `(() => {
  const place = saidByToasts.indexOf(${JSON.stringify(text)})
  return place >= 0 && saidByToasts.splice(place, 1).length > 0
})()`

/** Holds a call until the returned function is called, so that the test can check what the page shows in the meantime. */
export async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      await promise
      await route.continue()
    },
    { times: 1 },
  )
  return resolve
}

async function kindOf(toast: Locator): Promise<ToastKind> {
  const colours = await toast.evaluate((element) =>
    [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  )
  if (colours.includes(marks.success)) return 'success'
  return colours.includes(marks.error) ? 'error' : 'loading'
}

async function expectTopCentre(page: Page, toast: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y, width } = (await toast.boundingBox())!
      const offCentre = Math.abs(x + width / 2 - page.viewportSize()!.width / 2)
      return offCentre <= 8 && y < 60
    }, 'the toast stands top-centre')
    .toBe(true)
}

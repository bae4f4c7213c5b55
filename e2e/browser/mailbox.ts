import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * The mailbox is shown to callers on this machine only, so what is read there is not asked for from the address of the
 * visitor, whose page this is.
 */
async function readAsOperator(page: Page): Promise<void> {
  await page.route('**/dev/mail**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '127.0.0.1' } }),
  )
}

/** Looks into the development mailbox until the mail of that subject has come; the newest one, open on the page. */
export async function findMail(
  page: Page,
  url: string,
  { to, subject }: { to: string; subject: string },
): Promise<Locator> {
  await readAsOperator(page)
  const mail = page
    .locator('article')
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await page.goto(`${url}/dev/mail?to=${encodeURIComponent(to)}`)
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail
}

/** The one-time code of the newest mail that carries one. */
export async function readCode(page: Page, url: string, to: string): Promise<string> {
  const mail = await findMail(page, url, { to, subject: 'Your Credenza code' })
  return /^ {4}(\d{6})$/m.exec((await mail.locator('pre').textContent())!)![1]!
}

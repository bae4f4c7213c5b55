import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Makes the page's requests come from this machine, as the mailbox requires, instead of the visitor's address. */
async function readAsOperator(page: Page): Promise<void> {
  await page.route('**/dev/mail**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '127.0.0.1' } }),
  )
}

/** Polls the development mailbox until a mail with this subject arrives, and opens the newest one on the page. */
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

/** Reads the one-time code in the newest mail that contains one. */
export async function readCode(page: Page, url: string, to: string): Promise<string> {
  const mail = await findMail(page, url, { to, subject: 'Your Credenza code' })
  return /^ {4}(\d{6})$/m.exec((await mail.locator('pre').textContent())!)![1]!
}

import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { expect } from './journey.ts'
import { findMail } from './mailbox.ts'

/** Opens the link in a colleague's invitation, checks who sent it, and chooses a password. */
export async function joinByMail(
  page: Page,
  url: string,
  { organizationName, email, password }: { organizationName: string; email: string; password: string },
): Promise<void> {
  const subject = `Invitation from ${organizationName} · دعوة من ${organizationName}`
  const mail = await findMail(page, url, { to: email, subject })
  const [link] = /\S+\/join#token=\S+/.exec((await mail.locator('pre').textContent())!)!
  await page.goto(link)
  await hydrated(page)
  await expect(page.getByText(`${organizationName} has invited you.`)).toBeVisible()
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.waitForURL(`${url}/sign-in`)
}

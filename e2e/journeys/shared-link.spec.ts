import type { Page } from '@playwright/test'
import { readClipboard, withClipboard } from '../browser/clipboard.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectSaid } from '../browser/toasts.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { password, students } from '../world/people.ts'
import { titles } from '../world/seed.ts'
import { sharedUrl } from '../world/shared.ts'

const [holder] = students
const url = sharedUrl()

journey(
  'a student copies the link of a certificate and a stranger reads VALID from it @phone',
  async ({ newVisitor }) => {
    const link = await copyLink(await newVisitor(withClipboard))
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')
    await expect(stranger.locator('[data-check][data-answer="passed"]')).toHaveCount(8)
    await expect(stranger.getByText(holder.name).first()).toBeVisible()
    await expect(stranger.locator('[data-picture="shown"] img')).toBeVisible()
    await stranger.locator('[data-facts="signed"]').getByRole('link').click()
    await expect(stranger.locator('[data-standing="approved"]')).toBeVisible()
    await expect(stranger.getByText(holder.name)).toHaveCount(0)
  },
)

journey(
  'without the key a link shows that there is a certificate, but not whose @phone',
  async ({ newVisitor }) => {
    const link = await copyLink(await newVisitor(withClipboard))
    const stranger = await newVisitor()
    await stranger.goto(link.split('#')[0]!)
    await expect(stranger.getByText('Ask the holder for the full link', { exact: false })).toBeVisible()
    await expect(stranger.getByText(holder.name)).toHaveCount(0)
  },
)

/** Signs in as the student and copies the link of the accepted certificate. */
async function copyLink(page: Page): Promise<string> {
  await page.goto(`${url}/student/sign-in`)
  await page.getByLabel('Email').fill(holder.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: `More about ${titles.decided}` }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expectSaid(page, 'Link copied!')
  return readClipboard(page)
}

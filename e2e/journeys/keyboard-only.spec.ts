import type { Page } from '@playwright/test'
import { expect, journey } from '../browser/journey.ts'
import { addStudent, listCertificates, readSignature } from '../world/certificates.ts'
import { password, students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const email = 'registry@wadi-helo.example'
const title = 'Master of Hydrology'

journey('without a mouse: sign in, create a certificate, sign it', async ({ newVisitor }) => {
  const url = sharedUrl()
  const admin = await sharedAdmin()
  const issuer = await newIssuer(admin, { organizationName: 'Wadi Helo College', email })
  await addStudent(issuer, students[1])
  const { verifierDigitalSignature } = await readSignature(issuer)

  const page = await newVisitor()
  const { keyboard } = page
  await page.goto(`${url}/sign-in`)
  await tabTo(page, 'textbox', 'Email')
  await keyboard.type(email)
  await tabTo(page, 'textbox', 'Password')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await page.waitForURL(`${url}/issuer`)

  await tabTo(page, 'button', '+ Create Certificate')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
  await tabTo(page, 'combobox', 'Certificate Type')
  await keyboard.type(category)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Certificate Type' })).toHaveValue(category)
  await tabTo(page, 'textbox', 'Title of the Certificate')
  await keyboard.type(title)
  await tabTo(page, 'textbox', 'Date of Issue')
  await keyboard.type('30/06/2025')
  await tabTo(page, 'button', 'Recipients')
  await keyboard.press('Enter')
  await expect(page.getByPlaceholder('Search students')).toBeFocused()
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  // Escape closes the list alone, and the focus is back where it came from.
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Recipients' })).toContainText('1 selected')
  await expect(dialog.getByRole('button', { name: 'Recipients' })).toBeFocused()
  await tabTo(page, 'button', 'Create Certificate')
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await tabTo(page, 'button', new RegExp(`^More about ${title}`))
  await keyboard.press('Enter')
  const sign = page.getByRole('menuitem', { name: 'Sign' })
  await expect(page.getByRole('menu')).toBeVisible()
  for (let i = 0; i < 5 && !(await isFocused(sign)); i++) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Digital signature')).toBeFocused()
  await keyboard.insertText(verifierDigitalSignature)
  await tabTo(page, 'button', 'Verify Certificate')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Verified Successfully' })).toBeVisible()
  expect(await listCertificates(issuer)).toMatchObject([{ title, isVerified: true }])
})

/** Presses Tab until that element has the focus; fails when a round of the page does not lead there. */
async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'combobox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches the ${role} '${String(name)}'`)
}

const isFocused = (locator: ReturnType<Page['getByRole']>): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement)

import type { Page } from '@playwright/test'
import { type AuthenticatorApp, codeOf } from '../world/admin.ts'
import { adminEmail, password } from '../world/people.ts'
import { expect } from './journey.ts'

/** Signs in at the door for issuers and verifiers, and waits for the home of that role. */
export async function signInByScreen(
  page: Page,
  url: string,
  person: { email: string; role: 'Issuer' | 'Verifier'; password?: string },
): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByText(person.role, { exact: true }).click()
  await givePassword(page, person.email, person.password ?? password)
  await page.waitForURL(`${url}/${person.role.toLowerCase()}`)
}

/** Signs in at the administrator's door with the password; the second factor is asked for next. */
export async function startAdminSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/sign-in`)
  await givePassword(page, adminEmail, password)
}

/** Signs in at the administrator's door with password and authenticator app. */
export async function signInAdmin(page: Page, url: string, app: AuthenticatorApp): Promise<void> {
  await startAdminSignIn(page, url)
  const home = page.getByRole('heading', { level: 1, name: 'Organisations' })
  const refusal = page.getByText('That did not match. Check it and try again.')
  await typeCode(page, codeOf(app))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(home.or(refusal)).toBeVisible()
  if (await home.isVisible()) return
  // Another journey has used the code of this half minute; a clock may be one ahead (RFC 6238, section 5.2).
  await typeCode(page, codeOf(app, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(home).toBeVisible()
}

/** Types six digits, box by box, as they are read from a mail or an app. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(code)
}

async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

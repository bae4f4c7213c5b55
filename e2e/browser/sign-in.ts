import type { Page } from '@playwright/test'
import { type AuthenticatorApp, codeOf } from '../world/admin.ts'
import { adminEmail, password } from '../world/people.ts'
import { hydrated } from './hydrated.ts'
import { expect } from './journey.ts'

/** Signs in on the page for issuers and verifiers, and waits for that role's home. */
export async function signInByScreen(
  page: Page,
  url: string,
  person: { email: string; role: 'Issuer' | 'Verifier'; password?: string },
): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await hydrated(page)
  await page.getByText(person.role, { exact: true }).click()
  await givePassword(page, person.email, person.password ?? password)
  await page.waitForURL(`${url}/${person.role.toLowerCase()}`)
}

/** Signs in on the administrator's page with the password; the second factor comes next. */
export async function startAdminSignIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/sign-in`)
  await hydrated(page)
  await givePassword(page, adminEmail, password)
}

/** Signs in on the administrator's page with password and authenticator app. */
export async function signInAdmin(page: Page, url: string, app: AuthenticatorApp): Promise<void> {
  await startAdminSignIn(page, url)
  const home = page.getByRole('heading', { level: 1, name: 'Organisations' })
  const refusal = page.getByText('That did not match. Check it and try again.')
  // Other journeys may have used the code of this half minute and that of the next, which the server accepts because clocks
  // may be ahead (RFC 6238, section 5.2). Then only waiting helps.
  const codes = [() => codeOf(app), () => codeOf(app, 1), () => newCodeOf(app)]
  for (const code of codes) {
    await typeCode(page, await code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(home.or(refusal)).toBeVisible()
    if (await home.isVisible()) return
  }
  throw new Error('The codes of the administrator’s app are all used up.')
}

async function newCodeOf(app: AuthenticatorApp): Promise<string> {
  const [before, beforeNext] = [codeOf(app), codeOf(app, 1)]
  await expect.poll(() => [before, beforeNext].includes(codeOf(app, 1)), { timeout: 40_000 }).toBe(false)
  return codeOf(app, 1)
}

/** Types six digits, box by box, as from a mail or an app. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(code)
}

async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

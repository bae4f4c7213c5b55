import type { Page } from '@playwright/test'
import { password } from '../world/people.ts'

/** Signs in at the door for issuers and verifiers, and waits for the home of that role. */
export async function signInByScreen(
  page: Page,
  url: string,
  { email, role }: { email: string; role: 'Issuer' | 'Verifier' },
): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByText(role, { exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${url}/${role.toLowerCase()}`)
}

/** Signs in at the administrator's door. */
export async function signInAdmin(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/admin/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${url}/admin`)
}

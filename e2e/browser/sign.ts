import type { Page } from '@playwright/test'
import { readClipboard } from './clipboard.ts'
import { expect } from './journey.ts'
import { expectSaid } from './toasts.ts'

/** Copies the digital signature from My Profile as a person would. The context needs `withClipboard`. */
export async function copyDigitalSignature(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'My Profile' })
  await profile.getByRole('button', { name: 'Copy digital signature' }).click()
  await expectSaid(page, 'Digital signature copied!')
  await profile.getByRole('button', { name: 'Close' }).click()
  await expect(profile).toBeHidden()
  return readClipboard(page)
}

/** Pastes the signature into the open signing dialog, signs, and closes it. */
export async function signByScreen(page: Page, digitalSignature: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Digital signature').fill(digitalSignature)
  await dialog.getByRole('button', { name: 'Verify Certificate' }).click()
  await expect(dialog.getByRole('button', { name: 'Verified Successfully' })).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectSaid } from './toasts.ts'

interface Draft {
  category: string
  title: string
  /** 'DD/MM/YYYY' */
  date: string
  recipients: readonly string[] | 'all'
}

/** Opens the Create Certificate dialog from the dashboard and fills it in, so that only its button has to be pressed. */
export async function draftCertificateByScreen(page: Page, draft: Draft): Promise<Locator> {
  await page.getByRole('button', { name: '+ Create Certificate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
  await dialog.getByRole('combobox', { name: 'Certificate Type' }).click()
  await page.getByRole('option', { name: draft.category, exact: true }).click()
  await dialog.getByLabel('Title of the Certificate').fill(draft.title)
  await dialog.getByLabel('Date of Issue').fill(draft.date)
  await dialog.getByRole('button', { name: 'Recipients' }).click()
  if (draft.recipients === 'all') {
    await dialog.getByRole('button', { name: /^Select All/ }).click()
    await expect(dialog.getByRole('button', { name: 'Recipients' })).toContainText('selected')
  } else {
    for (const name of draft.recipients) await dialog.getByRole('option', { name }).click()
  }
  // With focus here, Escape closes only the list: the select-all button loses focus while it loads.
  await dialog.getByPlaceholder('Search students').focus()
  await page.keyboard.press('Escape')
  return dialog
}

/** Creates certificates from the dashboard and waits until all exist and the dialog has closed. */
export async function createCertificateByScreen(page: Page, draft: Draft): Promise<void> {
  const dialog = await draftCertificateByScreen(page, draft)
  await dialog.getByRole('button', { name: 'Create Certificate' }).click()
  await expectSaid(page, 'Certificate created successfully!', 60_000)
  await expect(dialog).toBeHidden()
}

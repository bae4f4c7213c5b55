import type { Download, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Opens the student list's Data Upload dialog, chooses a file there and submits it. Returns the dialog. */
export async function submitStudentSheet(page: Page, name: string, bytes: Uint8Array): Promise<Locator> {
  await page.getByRole('link', { name: 'Student Info' }).click()
  // An empty list has two of these buttons.
  await page.getByRole('button', { name: 'Import Student Data' }).first().click()
  return submitSheet(page, name, bytes)
}

/** The same, starting from the open dialog. */
export async function submitSheet(page: Page, name: string, bytes: Uint8Array): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Data Upload' })
  await dialog.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  })
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  return dialog
}

/** Reads row, column, value and reason of every error in the dialog, of all kinds, in row order. */
export async function wrongRowsShown(dialog: Locator): Promise<string[][]> {
  const rows: string[][] = []
  for (const tab of await dialog.getByRole('tab', { name: /\(\d+\)$/ }).all()) {
    await tab.click()
    const body = dialog.getByRole('table', { name: 'Rows with errors' }).locator('tbody tr')
    for (const row of await body.all()) {
      const [number = '', column = '', ...rest] = await row.getByRole('cell').allTextContents()
      // A tab whose values are all empty has no column for them.
      rows.push([number, column, rest.length > 1 ? rest[0]! : '', rest.at(-1)!])
    }
  }
  return rows.sort(([a], [b]) => Number(a) - Number(b))
}

/** Downloads the dialog's file of wrong rows. */
export async function downloadWrongRows(page: Page, dialog: Locator): Promise<Download> {
  await dialog.getByRole('tab').first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /Download/ }).click(),
  ])
  return download
}

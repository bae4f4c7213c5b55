import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Selects all rows of a table, whether loaded or not. `total` is the expected number, which must exceed one page. */
export async function selectAllRows(page: Page, table: string, total: number): Promise<void> {
  const count = total.toLocaleString('en-GB')
  await page
    .getByRole('table', { name: table })
    .getByRole('checkbox', { name: 'Select all rows shown' })
    .check()
  await page.getByRole('button', { name: `Select all ${count} that match` }).click()
  await expect(page.getByText(`${count} selected`, { exact: true })).toBeVisible()
}

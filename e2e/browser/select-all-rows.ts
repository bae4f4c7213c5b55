import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Scrolls a table until all its rows are loaded, then selects them all. `total` is how many there must be. */
export async function selectAllRows(page: Page, table: string, total: number): Promise<void> {
  const region = page.getByRole('region', { name: table })
  const selected = page.getByText(`${total.toLocaleString('en-GB')} selected`, { exact: true })
  const all = page.getByRole('checkbox', { name: 'Select all rows shown' })
  await expect(async () => {
    await toTheEnd(region)
    await all.setChecked(false)
    await all.setChecked(true)
    await expect(selected).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

const toTheEnd = (region: Locator) =>
  region.evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })

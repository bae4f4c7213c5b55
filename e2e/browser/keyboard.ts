import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

type Role = 'button' | 'textbox' | 'combobox' | 'checkbox' | 'link' | 'tab'

/** Presses Tab until the element has focus. Fails if one full round of the page does not reach it. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
  await expect(wanted).toBeVisible()
  await tabToElement(page, wanted)
}

/** The same for any element, such as a radio button found by its label; also backwards with Shift and Tab. */
export async function tabToElement(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    if (await isFocused(wanted)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reaches ${wanted}`)
}

/** Tabs to a button and presses it. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name)
  await page.keyboard.press('Enter')
}

/**
 * Types into a list's field and picks the remaining option. Tries again if the list has reset the highlight: a timer in the
 * list does so shortly after it opens, and may fire late if the test controls the page's clock.
 */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, 'combobox', label)
  await page.keyboard.type(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  const field = page.getByRole('combobox', { name: label, exact: true })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(option, { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
}

/** Opens a button's menu, and chooses an item with the arrow keys. */
export async function chooseFromMenu(page: Page, button: string | RegExp, item: string): Promise<void> {
  await pressButton(page, button)
  await chooseItem(page, item)
}

/** Chooses an item of the open menu. */
async function chooseItem(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  // The menu takes focus a moment after it appears, and arrow keys pressed before that are lost.
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible()
  for (let presses = 0; presses < 20 && !(await isFocused(wanted)); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement)

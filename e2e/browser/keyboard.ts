import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

type Role = 'button' | 'textbox' | 'combobox' | 'checkbox' | 'link' | 'tab'

/** Presses Tab until that element has the focus; fails when a round of the page does not lead there. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
  await expect(wanted).toBeVisible()
  await tabToElement(page, wanted)
}

/** The same for one that only its label shows, such as a radio button, or for the way back by Shift and Tab. */
export async function tabToElement(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(wanted)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reaches ${wanted}`)
}

/** Goes to a button and presses it. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name)
  await page.keyboard.press('Enter')
}

/**
 * Types into the field of a list and takes the option that is left. Once more where the list took the highlight back: a
 * timer of its own does so just after it has opened, and a page's clock that a test holds may let it come late.
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

/** Opens the menu of a button and chooses an item with the arrow keys. */
export async function chooseFromMenu(page: Page, button: string | RegExp, item: string): Promise<void> {
  await pressButton(page, button)
  await chooseItem(page, item)
}

/** Chooses an item of the open menu. */
export async function chooseItem(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  // The menu takes the focus a moment after it shows; arrows pressed before are lost.
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible()
  for (let presses = 0; presses < 20 && !(await isFocused(wanted)); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement)

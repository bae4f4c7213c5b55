import type { Page } from '@playwright/test'
import { hydrated } from '../../browser/hydrated.ts'
import { settled } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { sharedUrl } from '../../world/shared.ts'

/** Every button that asks for the role to sign up with, and the page where it is. */
const doors = [
  { where: 'the header', path: '/', button: (page: Page) => page.getByRole('banner').getByRole('button') },
  { where: 'the hero', path: '/', button: (page: Page) => page.getByRole('main').getByRole('button') },
  {
    where: 'the header of sign-in',
    path: '/sign-in',
    button: (page: Page) => page.getByRole('banner').getByRole('button'),
  },
  {
    where: 'the header of verification',
    path: '/verify',
    button: (page: Page) => page.getByRole('banner').getByRole('button'),
  },
]

for (const { where, path, button } of doors) {
  journey(`Sign Up in ${where} asks for the role, and leads there`, async ({ newcomer: page }) => {
    for (const { role, target } of [
      { role: 'Issuer', target: '/sign-up/issuer' },
      { role: 'Verifier', target: '/sign-up/verifier' },
    ]) {
      await page.goto(sharedUrl() + path)
      await hydrated(page)
      const signUp = button(page).filter({ hasText: /^Sign Up$/ })
      const dialog = page.getByRole('dialog', { name: 'Who Do You Want To Sign Up As', exact: true })
      await signUp.click()
      await dialog.getByRole('link', { name: role, exact: true }).click()
      await page.waitForURL(sharedUrl() + target)
      await expect(dialog).toBeHidden()
    }
  })
}

journey('Escape closes the role chooser and returns focus', async ({ newcomer: page }) => {
  await page.goto(sharedUrl())
  await hydrated(page)
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign Up' })
  const dialog = page.getByRole('dialog', { name: 'Who Do You Want To Sign Up As' })
  await signUp.press('Enter')
  await expect(dialog).toBeVisible()
  await settled(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(signUp).toBeFocused()
})

import { devices } from '@playwright/test'
import { findings, settled } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { password, students } from '../world/people.ts'
import { titles } from '../world/seed.ts'
import { sharedUrl } from '../world/shared.ts'
import { receiveIntoWallet } from '../world/wallet.ts'

const [holder] = students
const url = sharedUrl()

journey('a student puts a certificate into the wallet of somebody else’s making', async ({ newVisitor }) => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7']
  const page = await newVisitor({ viewport, userAgent, isMobile, hasTouch })
  await page.goto(`${url}/student/sign-in`)
  await page.getByLabel('Email').fill(holder.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: `More about ${titles.decided}` }).click()
  await page.getByRole('menuitem', { name: 'Add to a digital wallet' }).click()
  await expect(page.getByText('is an app on your phone', { exact: false })).toBeVisible()
  await settled(page)
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your wallet' })).toBeVisible()
  await expect(page.locator('[data-offer="waiting"]')).toBeVisible()
  await settled(page)
  expect(await findings(page)).toEqual([])

  const link = await page.getByRole('link', { name: 'Open in a wallet on this device' }).getAttribute('href')
  const credential = await receiveIntoWallet(link!)
  await expect(page.locator('[data-offer="kept"]')).toBeVisible()
  expect(await findings(page)).toEqual([])

  const answer = await fetch(`${url}/api/verify`, { method: 'POST', body: credential })
  expect((await answer.json()).data.verdict).toBe('VALID')
})

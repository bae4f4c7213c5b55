import type { Locator, Page } from '@playwright/test'
import { readClipboard, withClipboard } from '../../browser/clipboard.ts'
import { freeze, withClock } from '../../browser/clock.ts'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { printPapers } from '../../browser/papers.ts'
import { holdLastTry } from '../../browser/refuse.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { apiClient } from '../../world/api-client.ts'
import { openSession, signUp } from '../../world/organisations.ts'
import { issuer, password, verifier } from '../../world/people.ts'
import { sharedUrl } from '../../world/shared.ts'

interface Profile {
  organizationName: string
  email: string
  digitalSignature: string
  publicKey: string
}

/** Details of a sent image, which the page reads from the submitted form. */
interface SentImage {
  type: string
  width: number
  height: number
}

journey.describe('My Profile (specification, sections 2, 5, 8 and 9)', () => {
  // One journey makes the profile call fail.
  journey.use({ expectedInConsole: /net::ERR_FAILED/ })
  const url = sharedUrl()

  for (const role of ['issuer', 'verifier'] as const) {
    journey(
      `${role}: shows the account’s details, and copies signature and wallet address with a toast`,
      async ({ newVisitor }) => {
        const page = await newVisitor(withClipboard)
        const { profile, dialog } = await open(page, role)
        await expect(dialog.getByText(profile.organizationName).first()).toBeVisible()
        await expect(dialog.getByText(profile.email, { exact: true })).toBeVisible()
        await expect(dialog.getByRole('textbox'), 'everything is read-only').toHaveCount(0)
        const wallet = dialog.getByTitle(profile.publicKey)
        await expect(wallet).toHaveText(`${profile.publicKey.slice(0, 19)}…`)

        await freeze(page)
        await dialog.getByRole('button', { name: 'Copy digital signature' }).click()
        await expectToast(page, 'success', 'Digital signature copied!')
        expect(await readClipboard(page)).toBe(profile.digitalSignature)
        await dialog.getByRole('button', { name: 'Copy wallet address' }).click()
        await expectToast(page, 'success', 'Wallet address copied to clipboard!')
        expect(await readClipboard(page)).toBe(profile.publicKey)
      },
    )
  }

  journey("without a new image 'Update Profile' asks for one", async ({ newVisitor }) => {
    const page = await newVisitor()
    const { dialog } = await open(page, 'issuer')
    await freeze(page)
    await dialog.getByRole('button', { name: 'Update Profile', exact: true }).click()
    await expectToast(page, 'error', 'Please select a new image to update.')
  })

  journey(
    'sends the crop, half of the picture at first, as a 300x300 JPEG, and says so',
    async ({ newVisitor, browser }) => {
      const { png } = await printPapers(browser, 'Emblem')
      const page = await newVisitor()
      await page.addInitScript({ content: rememberSentForm })
      const { dialog } = await open(page, 'verifier')
      await dialog.locator('input[type="file"]').setInputFiles(png)
      const crop = dialog.locator('.ReactCrop__crop-selection')
      await expect(crop).toBeVisible()
      const [square, picture] = [
        await crop.boundingBox(),
        await dialog.locator('img[src^="blob:"]').boundingBox(),
      ]
      expect(square!.width).toBeCloseTo(square!.height, 0)
      expect(square!.width / picture!.width).toBeCloseTo(0.5, 1)

      const preview = dialog.getByRole('img', { name: 'Preview' })
      const before = await pixels(preview)
      await crop.focus()
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
      await expect.poll(() => pixels(preview), 'arrow keys move the crop').not.toBe(before)

      const release = await hold(page, '/api/update-profile')
      await freeze(page)
      await dialog.getByRole('button', { name: 'Update Profile', exact: true }).click()
      await expectToast(page, 'loading', 'Updating Profile Image...')
      expect(await page.evaluate<SentImage>(readSentImage)).toEqual({
        type: 'image/jpeg',
        width: 300,
        height: 300,
      })
      release()
      await expectToast(page, 'success', 'Profile Image Updated Successfully!')
    },
  )

  journey('a failure to read the profile is reported and can be retried', async ({ newVisitor }) => {
    const page = await newVisitor()
    const call = '**/api/issuer-verifier-profile'
    await page.route(call, (route) => route.abort())
    const freezeAndFail = await holdLastTry(page, '/api/issuer-verifier-profile')
    const { dialog, profile } = await open(page, 'issuer')
    await freezeAndFail()
    await expectToast(page, 'error', 'Failed to fetch profile.')
    await page.clock.resume()
    await expect(dialog.getByText('Error fetching data').first()).toBeVisible()
    await page.unroute(call)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByText(profile.email, { exact: true })).toBeVisible()
  })

  journey('lists the sessions and ends another one', async ({ newVisitor }) => {
    const email = 'sessions@al-jeer.example'
    await signUp(apiClient(url), { ...issuer, organizationName: 'Al Jeer Border School', email })
    const elsewhere = await openSession(apiClient(url), 'issuer', email, password)
    const page = await newVisitor()
    const { dialog } = await openAs(page, 'issuer', email)
    await dialog.getByRole('tab', { name: 'Security' }).click()
    await expect(dialog.getByText('This device')).toHaveCount(1)
    await freeze(page)
    await dialog.getByRole('button', { name: /^End the session on/ }).click()
    await expectToast(page, 'success', 'Session ended.')
    await expect(apiClient(url, elsewhere.data).get('/api/issuer-verifier-profile')).rejects.toMatchObject({
      status: 401,
    })
  })

  const open = (page: Page, role: 'issuer' | 'verifier') =>
    openAs(page, role, { issuer, verifier }[role].email)

  async function openAs(page: Page, role: 'issuer' | 'verifier', email: string) {
    const session = await openSession(apiClient(url), role, email, password)
    const { data: profile } = await apiClient(url, session.data).get<{ data: Profile }>(
      '/api/issuer-verifier-profile',
    )
    await withClock(page)
    await enter(page, url, session, `/${role}`)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'My Profile', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'My Profile', exact: true })
    await expect(dialog).toBeVisible()
    return { profile, dialog }
  }
})

/** Runs in the page: stores the last submitted form for `readSentImage`. */
const rememberSentForm = `{
  const send = fetch
  window.fetch = (url, init) => {
    if (init?.body instanceof FormData) window.sentForm = init.body
    return send(url, init)
  }
}`

const readSentImage = `(async () => {
  const file = window.sentForm.get('doc_url')
  const { width, height } = await createImageBitmap(file)
  return { type: file.type, width, height }
})()`

const pixels = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())

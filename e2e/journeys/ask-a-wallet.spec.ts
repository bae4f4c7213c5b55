import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { apiClient } from '../world/api-client.ts'
import { onboard, type Session } from '../world/organisations.ts'
import { students, verifier } from '../world/people.ts'
import { titles } from '../world/seed.ts'
import { shareName } from '../world/share-link.ts'
import { sharedAdmin, sharedClient, sharedUrl } from '../world/shared.ts'

const url = sharedUrl()
const [holder] = students
const organizationName = 'Umm Suqeim Careers Office'
let session: Session | undefined

journey(
  'an office asks for a certificate, and a student answers with a link that shows only a part @phone',
  async ({ newVisitor }) => {
    const asker = await newVisitor()
    const link = await ask(asker, 'Your degree')
    const student = await newVisitor()
    await student.goto(link)
    await expect(student.getByRole('heading', { level: 1 })).toContainText(organizationName)
    await expect(student.getByText('Nothing else. They can read it for 30 days')).toBeVisible()

    const part = await shareName(await sharedClient('student'), titles.decided)
    const stranger = await newVisitor()
    await stranger.goto(part)
    await expectVerdict(stranger, 'VALID')
    await expect(stranger.getByText('The holder chose to show only this part')).toBeVisible()
    await expect(stranger.getByText(holder.name).first()).toBeVisible()
    await expect(stranger.locator('[data-picture="shown"]')).toHaveCount(0)

    await student.getByLabel('Link to your certificate').fill(part)
    await student.getByRole('button', { name: 'Send the link' }).click()
    await expectVerdict(student, 'VALID')
    await expect(asker.getByText(holder.name)).toBeVisible()
    await expectVerdict(asker, 'VALID')

    const [receipt] = await Promise.all([
      asker.waitForEvent('download'),
      asker.getByRole('button', { name: 'Signed receipt' }).click(),
    ])
    await stranger.goto(`${url}/verify`)
    await hydrated(stranger)
    await stranger.locator('input[type="file"]').setInputFiles({
      name: 'receipt.json',
      mimeType: 'application/json',
      buffer: await readFile(await receipt.path()),
    })
    await expect(stranger.getByText('This site signed this receipt.')).toBeVisible()
    await expect(stranger.getByText('The certificate was valid')).toBeVisible()
  },
)

journey('a wallet on another device is asked with a code, and its user refuses', async ({ newVisitor }) => {
  const asker = await newVisitor()
  const link = await ask(asker, 'Your licence')
  const holderPage = await newVisitor()
  await holderPage.goto(link)
  const begun = holderPage.waitForResponse((answer) => answer.url().endsWith('/attempts'))
  await holderPage.getByRole('button', { name: 'Show a QR code for my phone' }).click()
  await expect(holderPage.getByRole('img', { name: 'QR code that opens your wallet' })).toBeVisible()
  await refuseAsWallet((await (await begun).json()).data.walletUrl)
  await expect(holderPage.getByText('This request was declined. Nothing was shown.')).toBeVisible()
  await expect(asker.getByText('Nothing has been shown.')).toBeVisible()
})

/** Builds a request by clicking. Returns the link that the page then shows. */
async function ask(page: Page, title: string): Promise<string> {
  const email = `careers@${journey.info().project.name}.ummsuqeim.example`
  const office = { ...verifier, organizationName, email }
  session ??= (await onboard(apiClient(url), await sharedAdmin(), office)).session
  await enter(page, url, session, '/verifier/ask')
  await page.getByLabel('What you need').fill(title)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByText(`${url}/ask/`)
  await expect(link).toBeVisible()
  return (await link.textContent())!
}

/** Does what a wallet does when its user refuses (OpenID4VP 1.0 §8.5). */
async function refuseAsWallet(walletUrl: string): Promise<void> {
  const requestUri = new URL(walletUrl).searchParams.get('request_uri')!
  const jwt = await (await fetch(requestUri, { method: 'POST' })).text()
  const asked = JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString())
  expect(asked).toMatchObject({ response_mode: 'direct_post.jwt', response_type: 'vp_token' })
  const body = new URLSearchParams({ error: 'access_denied', state: asked.state })
  expect((await fetch(asked.response_uri, { method: 'POST', body })).status).toBe(200)
}

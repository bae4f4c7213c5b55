import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { readClipboard, withClipboard } from '../../browser/clipboard.ts'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { expectSaid } from '../../browser/toasts.ts'
import { expectVerdict } from '../../browser/verdict.ts'
import { apiClient } from '../../world/api-client.ts'
import { addStudent, createCertificates } from '../../world/certificates.ts'
import { issue } from '../../world/issue.ts'
import { openFirstSession } from '../../world/organisations.ts'
import { password, students } from '../../world/people.ts'
import { category, newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../../world/shared.ts'

const title = 'Bachelor of Design'
const url = sharedUrl()

journey(
  'a one-time link opens for one stranger who presses the button, and the holder sees that it was used',
  async ({ newVisitor }) => {
    const student = await newVisitor(withClipboard)
    await enterAsHolder(student, 'share')
    await student.getByRole('button', { name: /^Share: / }).click()
    const dialog = student.getByRole('dialog', { name: `Share ${title}` })
    await expect(dialog.getByText('You have not created a link to this certificate yet.')).toBeVisible()
    const link = await makeLink(student, { label: 'For the embassy', oneTime: true })
    await expect(dialog.getByRole('listitem')).toContainText('Not opened yet · Opens once · Works until')

    const stranger = await newVisitor()
    await stranger.goto(link)
    await expect(stranger.getByText('This link opens once')).toBeVisible()
    await stranger.reload()
    await stranger.getByRole('button', { name: 'Open the certificate' }).click()
    await expectVerdict(stranger, 'VALID')

    const second = await newVisitor()
    await second.goto(link)
    await expect(second.getByRole('alert')).toContainText('This link no longer works')
    await expect(second.getByRole('alert')).toContainText('It was made to open once')
    await expect(second.getByText(title)).toHaveCount(0)

    await student.reload()
    await student.getByRole('button', { name: /^Share: / }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Used')
    await expect(dialog.getByRole('listitem')).toContainText('Opened once, last on')
  },
)

journey(
  'a revoked link says so to anyone who opens it, after the holder was told what revoking cannot do',
  async ({ newVisitor }) => {
    const student = await newVisitor(withClipboard)
    await enterAsHolder(student, 'revoke')
    await student.getByRole('button', { name: /^Share: / }).click()
    const link = await makeLink(student, { label: 'Job board', oneTime: false })
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')

    await student.getByRole('button', { name: 'Show QR code' }).click()
    await expect(student.getByRole('img', { name: 'QR code of the link Job board' })).toBeVisible()
    await student.getByRole('button', { name: 'Revoke Job board' }).click()
    const question = student.getByRole('dialog', { name: 'Revoke this link?' })
    await expect(question).toContainText('may have kept a copy')
    await question.getByRole('button', { name: 'Revoke' }).click()
    await expectSaid(student, 'Link revoked.')
    await stranger.reload()
    await expect(stranger.getByRole('alert')).toContainText('Its holder has revoked it.')

    await stranger.goto(`${link.split('#')[0]}#cut`)
    await expect(stranger.getByText('This link is incomplete')).toBeVisible()
  },
)

journey('a certificate is downloaded from its card', async ({ newVisitor }) => {
  const student = await newVisitor()
  await enterAsHolder(student, 'download')
  await expect(student.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(student.getByRole('img', { name: `Certificate “${title}” of` })).toBeVisible()
  const more = student.getByRole('button', { name: `More about ${title}` })
  await more.press('Enter')
  // The menu ignores keys until it has focus.
  await expect(student.locator('[role="menu"]:focus-within')).toBeVisible()
  await student.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.click()
  const download = student.waitForEvent('download')
  await student.getByRole('menuitem', { name: 'JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

journey(
  'readers of a LinkedIn profile see the whole certificate until its holder revokes the link',
  async ({ newVisitor }) => {
    const student = await newVisitor()
    await enterAsHolder(student, 'profile')
    const choose = async (name: string) => {
      await student.getByRole('button', { name: `More about ${title}` }).click()
      await student.getByRole('menuitem', { name }).click()
    }
    await choose('Add to LinkedIn profile')
    await student.getByRole('button', { name: 'Create link' }).click()
    const go = student.getByRole('link', { name: 'Continue to LinkedIn' })
    await expect(go).toBeFocused()
    const form = new URL((await go.getAttribute('href'))!)
    const recruiter = await newVisitor()
    await recruiter.goto(form.searchParams.get('certUrl')!)
    await expectVerdict(recruiter, 'VALID')
    await expect(recruiter.getByText(title).first()).toBeVisible()

    await student.keyboard.press('Escape')
    await choose('Links and QR codes')
    await student.getByRole('button', { name: 'Revoke LinkedIn' }).click()
    await student
      .getByRole('dialog', { name: 'Revoke this link?' })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await expectSaid(student, 'Link revoked.')
    await recruiter.reload()
    await expect(recruiter.getByRole('alert')).toContainText('Its holder has revoked it.')
  },
)

journey(
  'the badge works on a third party’s page, leads to VALID, and sets no cookie',
  async ({ newVisitor }, testInfo) => {
    const student = await newVisitor(withClipboard)
    await enterAsHolder(student, 'badge')
    await student.getByRole('button', { name: `More about ${title}` }).click()
    await student.getByRole('menuitem', { name: 'Copy badge code' }).click()
    const dialog = student.getByRole('dialog', { name: `Badge for ${title}` })
    const language = dialog.getByLabel('Language of the badge')
    await language.selectOption({ label: 'العربية' })
    await expect(
      dialog.getByRole('img', { name: 'شهادة صادرة عن Academy of badge: تحقق منها' }),
    ).toBeVisible()
    await language.selectOption({ label: 'English' })
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await expectSaid(student, 'Badge code copied!')
    const file = testInfo.outputPath('my-page.html')
    writeFileSync(file, `<!doctype html><title>My page</title>${await readClipboard(student)}`)

    const stranger = await newVisitor()
    const answered = stranger.waitForResponse('**/badge/**')
    await stranger.goto(pathToFileURL(file).href)
    const picture = stranger.getByRole('img', { name: 'Certificate issued by Academy of badge: check it' })
    await expect(picture).toBeVisible()
    const drawnWidth = () => stranger.evaluate<number>("document.querySelector('img').naturalWidth")
    await expect.poll(drawnWidth).toBe(320)
    expect((await (await answered).body()).length).toBeLessThanOrEqual(15_000)
    expect(await stranger.context().cookies()).toEqual([])
    await picture.click()
    await expectVerdict(stranger, 'VALID')
  },
)

journey(
  'a student links a wallet with a signature that was made elsewhere, and unlinks it',
  async ({ newVisitor }) => {
    const student = await newVisitor(withClipboard)
    await enterAsHolder(student, 'wallet')
    await student.getByRole('link', { name: 'Wallet', exact: true }).click()
    await expect(student.getByText('You have no wallet yet.')).toBeVisible()
    await student.getByRole('button', { name: 'Link a wallet of your own' }).click()
    const wallet = privateKeyToAccount(generatePrivateKey())
    await student.getByLabel('Address of your wallet').fill(wallet.address)
    await student.getByRole('button', { name: 'Show the message to sign' }).click()
    await student.getByRole('button', { name: 'Copy message' }).click()
    await expectSaid(student, 'Message copied!')
    const message = await readClipboard(student)
    await student.getByLabel('Signature').fill(await wallet.signMessage({ message }))
    await student.getByRole('button', { name: 'Link wallet' }).click()
    await expect(student.getByText('This wallet is your own.')).toBeVisible()
    await expect(student.getByText(wallet.address)).toBeVisible()
    await student.getByRole('button', { name: 'Unlink' }).click()
    await student.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(student.getByText('You have no wallet yet.')).toBeVisible()
  },
)

journey(
  'passes for a phone’s wallet are offered where the deployment has keys for them, and only there',
  async ({ newVisitor }) => {
    const student = await newVisitor()
    await enterAsHolder(student, 'passes')
    const offers = student.getByRole('dialog').getByRole('button', { name: /^Add to (Apple|Google) Wallet$/ })
    const share = async () => {
      const asked = student.waitForResponse('**/api/user/phone-wallets')
      await student.getByRole('button', { name: /^Share: / }).click()
      await asked
      await expect(student.getByText('You have not created a link to this certificate yet.')).toBeVisible()
    }
    await share()
    await expect(offers).toHaveCount(0)
    const json = { success: true, message: 'Wallets', data: { apple: true, google: false } }
    await student.route('**/api/user/phone-wallets', (route) => route.fulfill({ json }))
    await student.reload()
    await share()
    await expect(offers).toHaveText(['Add to Apple Wallet'])
  },
)

/** Opens the page of a new student with one recorded certificate; `name` must be unique. */
async function enterAsHolder(page: Page, name: string): Promise<void> {
  const issuer = await newIssuer(await sharedAdmin(), {
    organizationName: `Academy of ${name}`,
    email: `registry@${name}-academy.example`,
  })
  const holder = { ...students[2], email: `${name}@holders.example` }
  const draft = { category, title, date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, [await addStudent(issuer, holder)])
  await issue(issuer, ids)
  await enter(page, url, await openFirstSession(apiClient(url), holder, password), '/student')
}

/** Makes a link in the open dialog and copies it. */
async function makeLink(page: Page, wish: { label: string; oneTime: boolean }): Promise<string> {
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Who or what it is for (optional)').fill(wish.label)
  await dialog.getByRole('radio', { name: '1 day', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Opens once only' }).setChecked(wish.oneTime)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('listitem')).toContainText(wish.label)
  await dialog.getByRole('listitem').getByRole('button', { name: 'Copy link' }).click()
  await expectSaid(page, 'Link copied!')
  return readClipboard(page)
}

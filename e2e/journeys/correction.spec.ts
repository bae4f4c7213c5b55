import type { Page } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { signByScreen } from '../browser/sign.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  acceptCertificates,
  addStudent,
  createCertificates,
  listCertificates,
  readSignature,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { waitUntilSuperseded } from '../world/corrections.ts'
import { issue } from '../world/issue.ts'
import { openFirstSession, openSession } from '../world/organisations.ts'
import { password, students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedClient, sharedUrl } from '../world/shared.ts'

const email = 'registry@masafi-conservatory.example'
const holder = { ...students[2], name: 'Jon Smith', email: 'jon.smith@students.example' }
const corrected = 'John Smith'
const title = 'Bachelor of Music'

journey(
  'a holder asks for a correction, the issuer makes it, and the old link shows the corrected certificate',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const issuer = await newIssuer(await sharedAdmin(), {
      organizationName: 'Masafi Conservatory',
      email,
    })
    const directorate = await sharedClient('verifier')
    const draft = { category, title, date: '2025-06-30' }
    const [id] = (await createCertificates(issuer, draft, [await addStudent(issuer, holder)])) as [string]
    const [first] = await issue(issuer, [id])
    const oldLink = await shareLink(issuer, first!.slug)

    const student = await newVisitor()
    await enter(student, url, await openFirstSession(apiClient(url), holder, password), '/student')
    await askForName(student)

    const registry = await newVisitor()
    await enter(registry, url, await openSession(apiClient(url), 'issuer', email, password), '/issuer')
    await registry.getByText('1 correction request is waiting for your answer.').waitFor()
    await registry.getByRole('link', { name: 'Read and answer' }).click()
    await approve(registry)
    await signCorrection(registry, issuer)

    // The accepted certificate stays in force until a verifier has also accepted the correction.
    const stranger = await newVisitor()
    await stranger.goto(oldLink)
    await expectVerdict(stranger, 'VALID')
    await expect(stranger.getByText('Corrected on', { exact: false })).toHaveCount(0)

    const correction = (await listCertificates(issuer)).find(({ userName }) => userName === corrected)!
    await acceptCertificates(directorate, [correction._id])
    await waitUntilRecorded(issuer, [correction._id])
    await waitUntilSuperseded(issuer, id)

    await stranger.goto('about:blank')
    await stranger.goto(oldLink)
    await expectVersions(stranger)

    await student.reload()
    await expect(student.getByRole('button', { name: 'Show versions' })).toBeVisible()
    await student.getByRole('button', { name: 'Show versions' }).click()
    await expect(student.locator('ins').filter({ hasText: corrected })).toBeVisible()
    await expect(student.getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(1)
  },
)

async function askForName(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Request a correction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a correction' })
  await dialog.getByLabel('Recipient').fill(corrected)
  await dialog.getByLabel('Why').fill('My passport says John.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You asked for a correction on', { exact: false })).toBeVisible()
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Open the request of ${holder.name}, ${title}` }).click()
  const request = page.getByRole('dialog', { name: `Request of ${holder.name}` })
  await expect(request.getByText('My passport says John.')).toBeVisible()
  await request.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: `Correct the certificate of ${holder.name}` })
  await expect(dialog.getByLabel('Recipient')).toHaveValue(corrected)
  await expect(dialog.locator('ins')).toHaveText(`Now: ${corrected}`)
  await dialog.getByRole('button', { name: 'Create correction' }).click()
  await expect(page.getByText('This corrects an earlier certificate')).toBeVisible()
}

/** Signs the correction on its page, then follows the links to the corrected certificate and back. */
async function signCorrection(page: Page, issuer: ApiClient): Promise<void> {
  await page.getByRole('link', { name: 'Open the earlier certificate' }).click()
  await expect(page.getByText('A correction is waiting for signature')).toBeVisible()
  await page.getByRole('link', { name: 'Open the correction' }).click()
  await expect(page.getByText('This corrects an earlier certificate')).toBeVisible()
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Sign' }).click()
  await signByScreen(page, (await readSignature(issuer)).verifierDigitalSignature)
  await page.getByRole('link', { name: 'Open the earlier certificate' }).click()
  await expect(page.getByText('A correction is waiting for acceptance')).toBeVisible()
}

/** Expects the corrected certificate with its changes, and links to the superseded one and back. */
async function expectVersions(page: Page): Promise<void> {
  await expectVerdict(page, 'VALID')
  await expect(page.locator('[data-version="corrected"]')).toContainText(`Was: ${holder.name}`)
  await expect(page.locator('[data-facts="signed"]')).toContainText(corrected)
  await expect(page.locator('[data-picture="shown"] img')).toHaveAccessibleName(new RegExp(corrected))
  await page.getByRole('link', { name: 'See the earlier version' }).click()
  await expectVerdict(page, 'INVALID')
  await expect(page.locator('[data-headline]')).toContainText('Replaced by a corrected certificate')
  await expect(page.locator('[data-facts="signed"]')).toContainText(holder.name)
  await expect(page.locator('[data-picture]')).toHaveCount(0)
  await page.getByRole('link', { name: 'See the newest version' }).click()
  await expectVerdict(page, 'VALID')
}

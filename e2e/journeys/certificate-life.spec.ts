import type { Page } from '@playwright/test'
import { readClipboard, withClipboard } from '../browser/clipboard.ts'
import { createCertificateByScreen } from '../browser/create-certificate.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { copyDigitalSignature, signByScreen } from '../browser/sign.ts'
import { signInByScreen, startAdminSignIn, typeCode } from '../browser/sign-in.ts'
import { expectSaid } from '../browser/toasts.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { codeOf } from '../world/admin.ts'
import { apiClient } from '../world/api-client.ts'
import { signUp, submitKyc } from '../world/organisations.ts'
import { adminEmail, issuer, password, students, verifier } from '../world/people.ts'
import { startWorld, type World } from '../world/start-world.ts'

const [student] = students
const title = 'Bachelor of Civil Engineering'

journey.describe('a certificate’s whole life, by screen', () => {
  let world: World
  journey.beforeAll(async () => {
    world = await startWorld()
  })
  journey.afterAll(() => world.stop())

  journey('from the first administrator to a revocation that a stranger reads', async ({ newVisitor }) => {
    const registrar = await newVisitor()
    await bothApply(world)
    await setUpAdministrator(registrar, world)
    for (const { organizationName } of [issuer, verifier]) await approve(registrar, organizationName)

    const university = await newVisitor(withClipboard)
    await signInByScreen(university, world.url, { email: issuer.email, role: 'Issuer' })
    await createCategory(university, 'Bachelor')
    await addStudent(university)
    await university.getByRole('link', { name: 'Dashboard' }).click()
    await createCertificateByScreen(university, {
      category: 'Bachelor',
      title,
      date: '30/06/2025',
      recipients: [student.name],
    })
    const signature = await copyDigitalSignature(university)
    await university.getByRole('button', { name: `More about ${title}` }).click()
    await university.getByRole('menuitem', { name: 'Sign' }).click()
    await signByScreen(university, signature)

    const ministry = await newVisitor()
    await signInByScreen(ministry, world.url, { email: verifier.email, role: 'Verifier' })
    await ministry.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Accept' }).click()
    await expect(ministry.getByRole('row').filter({ hasText: title })).toContainText('Verified')
    await expectSaid(ministry, 'Certificate status updated successfully')

    const row = university.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Verified')
    // It is ready once the chain has recorded it, which the page learns without a reload.
    const transfer = row.getByRole('button', { name: 'Transfer' })
    await expect(transfer).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
    await transfer.click()
    await university.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click()
    await expect(row.getByRole('button', { name: 'Transferred' })).toBeVisible()

    await row.getByRole('link', { name: title }).click()
    await expect(university.getByText('This certificate has been minted as an NFT')).toBeVisible()
    await university.getByRole('button', { name: 'Share' }).click()
    await expectSaid(university, 'Link copied. Anyone who opens it can check the whole certificate.')
    const link = await readClipboard(university)

    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')
    await expect(stranger.locator('[data-answer="passed"][data-check]')).toHaveCount(8)
    await expect(stranger.getByText(student.name).first()).toBeVisible()

    await university.getByRole('link', { name: 'Dashboard' }).click()
    await row.waitFor()
    await university.getByRole('button', { name: `More about ${title}` }).click()
    await university.getByRole('menuitem', { name: 'Revoke' }).click()
    await university.getByLabel('In your own words').fill('The thesis was not the student’s own work')
    await university.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(row).toContainText('Revoked')

    await stranger.reload()
    await expectVerdict(stranger, 'INVALID')
    await expect(stranger.getByText('The thesis was not the student’s own work').first()).toBeVisible()
  })
})

async function setUpAdministrator(page: Page, { url, adminToken }: World): Promise<void> {
  await page.goto(`${url}/admin/setup#token=${adminToken}`)
  await hydrated(page)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create administrator' }).click()
  await page.waitForURL(`${url}/admin/sign-in`)
  await startAdminSignIn(page, url)
  // Without a second factor, an administrator can do nothing.
  await page.waitForURL(`${url}/admin/secure`)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const key = page.getByText(/^[A-Z2-7 ]{32,}$/)
  const secret = (await key.textContent())!.replaceAll(' ', '')
  await typeCode(page, codeOf({ secret }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Continue to administration' }).click()
}

/** Both organisations apply through the API; onboarding.spec.ts covers the screens. */
async function bothApply({ url }: World): Promise<void> {
  const api = apiClient(url)
  for (const details of [issuer, verifier]) await submitKyc(api, await signUp(api, details), details)
}

async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Organisations' }).first().click()
  await page.getByRole('link', { name: `Review ${name}` }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expectSaid(page, 'Organisation approved.')
}

async function createCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Create Category' }).click()
  await page.getByLabel('New category').fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('row', { name })).toBeVisible()
}

async function addStudent(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: '+ Add Student Info' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill(student.name)
  await field('Email').fill(student.email)
  await field('Father Name').fill(student.fatherName)
  await field('Mother Name').fill(student.motherName)
  await field('College Name (optional)').fill(student.collegeName)
  await field('Course Name (optional)').fill(student.courseName)
  await field('Roll Number').fill(student.rollNumber)
  await field('Mobile Number').fill(student.mobileNumber)
  await field('Date Of Birth').fill('09/04/2003')
  await field('Password').fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectSaid(page, 'Student added successfully!')
  // The form is ready for the next student.
  await expect(field('Name')).toBeFocused()
}

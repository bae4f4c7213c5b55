import type { Page } from '@playwright/test'
import { launch, wholeBrowser } from '../browser/chromium.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { findMail, readCode } from '../browser/mailbox.ts'
import { printPapers } from '../browser/papers.ts'
import { withPasskeyReader } from '../browser/passkeys.ts'
import { signInAdmin, signInByScreen, typeCode } from '../browser/sign-in.ts'
import { attach, sendForReview, typeDetails, typeKyc } from '../browser/sign-up.ts'
import { expectSaid } from '../browser/toasts.ts'
import { issuer, verifier } from '../world/people.ts'
import { sharedAdminApp, sharedUrl } from '../world/shared.ts'

const reason = 'The licence cannot be read.\nPlease photograph it in daylight.'
const newPassword = 'Dhow-Builder-1958!'
const applicants = [
  { ...issuer, role: 'Issuer', organizationName: 'Masfout Polytechnic', email: 'registrar@masfout.example' },
  {
    ...verifier,
    role: 'Verifier',
    organizationName: 'Board of Equivalence',
    email: 'board@equivalence.example',
  },
] as const

// The browser's PDF viewer shows documents.
journey.use({ launchOptions: launch(wholeBrowser) })

journey.describe('from the landing page to a working account that survives a forgotten password', () => {
  journey.describe.configure({ mode: 'parallel' })
  // If another journey has used the administrator's code, the next one is needed.
  journey.use({ expectedInConsole: /status of 422 .*second-factor/ })

  for (const organisation of applicants) {
    // Both roles take the same path, so `npm test` runs only one of them.
    const tag = organisation.selectedRole === 'verifier' ? ' @slow' : ''
    journey(`as ${organisation.selectedRole}${tag}`, async ({ newVisitor, browser }) => {
      const url = sharedUrl()
      const { role, email, organizationName } = organisation
      const { pdf, jpeg, png } = await printPapers(browser, organizationName)
      const clearer = (await printPapers(browser, 'Trade licence in daylight')).jpeg

      const applicant = await newVisitor()
      await withPasskeyReader(applicant)
      await applicant.goto(url)
      await hydrated(applicant)
      await applicant.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click()
      await applicant
        .getByRole('dialog', { name: 'Who Do You Want To Sign Up As' })
        .getByRole('link', { name: role })
        .click()
      await applicant.waitForURL(`${url}/sign-up/${organisation.selectedRole}`)
      await typeDetails(applicant, organisation)
      await applicant.getByRole('button', { name: 'Save and continue' }).click()
      await typeKyc(applicant, {
        'Business License': jpeg,
        'Tax Certificate': pdf,
        'Proof Of Address': png,
        'Government ID Proof': jpeg,
        'Proof Of Authorization': pdf,
      })
      await sendForReview(applicant)
      await applicant.getByRole('button', { name: 'Okay' }).click()
      await applicant.waitForURL(`${url}/sign-in`)

      const admin = await newVisitor()
      await signInAdmin(admin, url, sharedAdminApp())
      await admin.getByRole('link', { name: `Review ${organizationName}` }).click()
      await expect(admin.getByRole('img', { name: /^Business licence/ })).toBeVisible()
      await admin.getByRole('button', { name: 'Next document' }).click()
      await expect(admin.locator('iframe[title="Tax certificate"]')).toBeVisible()
      await admin.getByRole('button', { name: 'Return with reason' }).click()
      const returning = admin.getByRole('dialog', { name: `Return the application of ${organizationName}?` })
      await returning.getByLabel('Reason').fill(reason)
      await returning.getByRole('button', { name: 'Return with reason' }).click()
      await expectSaid(admin, 'Application returned.')

      const mailbox = await newVisitor()
      const returned = await findMail(mailbox, url, { to: email, subject: 'Please correct your application' })
      await expect(returned.locator('pre')).toContainText(reason)

      await signInByScreen(applicant, url, organisation)
      await expect(applicant.getByText('Please photograph it in daylight.')).toBeVisible()
      await applicant.getByRole('link', { name: '+ Complete Onboarding' }).click()
      await applicant.getByRole('link', { name: 'Your Details' }).click()
      const number = applicant.getByRole('textbox', { name: 'Registration Number' })
      await expect(number).toHaveValue('AE-2011-0042')
      await number.fill('AE-2011-0043')
      await applicant.getByRole('button', { name: 'Save and continue' }).click()
      await attach(applicant, 'Business License', clearer)
      await sendForReview(applicant)
      await applicant.getByRole('button', { name: 'Okay' }).click()
      await applicant.waitForURL(`${url}/${organisation.selectedRole}`)
      await expect(applicant.getByText('Please wait for admin approval!')).toBeVisible()

      await admin.goto(`${url}/admin`)
      await admin.getByRole('link', { name: `Review ${organizationName}` }).click()
      await expect(admin.getByText('AE-2011-0043')).toBeVisible()
      await admin.getByRole('button', { name: 'Approve' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expectSaid(admin, 'Organisation approved.')
      await findMail(mailbox, url, { to: email, subject: 'Your organisation was approved' })
      await applicant.reload()
      await expect(applicant.getByText('Please wait for admin approval!')).toHaveCount(0)
      await signOut(applicant, url)

      await recover(applicant, mailbox, url, organisation)
      await signInByScreen(applicant, url, { ...organisation, password: newPassword })
      await addPasskey(applicant)
      await signOut(applicant, url)

      await applicant.goto(`${url}/sign-in`)
      await applicant.getByText(role, { exact: true }).click()
      await applicant.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await applicant.waitForURL(`${url}/${organisation.selectedRole}`)
      await changePicture(applicant, png.buffer)
      await signOut(applicant, url)
    })
  }
})

async function signOut(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  expect(await page.evaluate<string | null>("sessionStorage.getItem('userData')")).toBeNull()
}

/** Goes from 'Forgot Password' to the success page, with the mailed code. */
async function recover(
  page: Page,
  mailbox: Page,
  url: string,
  { email, role }: (typeof applicants)[number],
): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await hydrated(page)
  await page.getByText(role, { exact: true }).click()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.waitForURL(/\/request-for-otp/)
  // The previous page has a field of the same name, and stays until this one appears.
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.waitForURL(/\/verify-otp/)
  await typeCode(page, await readCode(mailbox, url, email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(/\/reset-Password/)
  await page.getByRole('textbox', { name: 'New Password' }).fill(newPassword)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(newPassword)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Successful Password Reset!' })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.waitForURL(/\/sign-in/)
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  return page.getByRole('dialog', { name: 'My Profile' })
}

async function addPasskey(page: Page): Promise<void> {
  const profile = await openProfile(page)
  await profile.getByRole('tab', { name: 'Security' }).click()
  await profile.getByRole('button', { name: 'Add a passkey' }).click()
  await profile.getByLabel('Name of the passkey').fill('Registrar’s laptop')
  await profile.getByRole('button', { name: 'Create passkey' }).click()
  await expect(profile.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(
    10,
  )
  await profile.getByRole('button', { name: 'I have saved them' }).click()
  await expect(profile.getByRole('list', { name: 'Passkeys' })).toContainText('Registrar’s laptop')
  await profile.getByRole('button', { name: 'Close' }).click()
  await expect(profile).toBeHidden()
}

async function changePicture(page: Page, picture: Buffer): Promise<void> {
  const profile = await openProfile(page)
  await profile
    .locator('input[type="file"]')
    .setInputFiles({ name: 'emblem.png', mimeType: 'image/png', buffer: picture })
  const crop = profile.getByRole('group', { name: 'Crop: move with the arrow keys' })
  await crop.focus()
  await page.keyboard.press('ArrowRight')
  await expect(profile.getByRole('img', { name: 'Preview' })).toBeVisible()
  await profile.getByRole('button', { name: 'Update Profile' }).click()
  await expectSaid(page, 'Profile Image Updated Successfully!')
  await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    300,
  )
  await profile.getByRole('button', { name: 'Close' }).click()
  await expect(profile).toBeHidden()
}

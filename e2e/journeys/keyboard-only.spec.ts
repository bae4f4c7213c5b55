import type { Page } from '@playwright/test'
import { hydrated } from '../browser/hydrated.ts'
import { expect, inMotion, journey } from '../browser/journey.ts'
import { keepSession } from '../browser/keep-session.ts'
import { chooseFromMenu, chooseOption, pressButton, tabTo } from '../browser/keyboard.ts'
import { readCode } from '../browser/mailbox.ts'
import { printPapers } from '../browser/papers.ts'
import { expectSaid } from '../browser/toasts.ts'
import { addStudent, listCertificates, readSignature } from '../world/certificates.ts'
import { issuer, password, students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedAdminSession, sharedUrl } from '../world/shared.ts'

const email = 'registry@wadi-helo.example'
const title = 'Master of Hydrology'

journey.use(inMotion)

journey('without a mouse: sign in, create a certificate, sign it', async ({ newVisitor }) => {
  const url = sharedUrl()
  const admin = await sharedAdmin()
  const college = await newIssuer(admin, { organizationName: 'Wadi Helo College', email })
  await addStudent(college, students[1])
  const { verifierDigitalSignature } = await readSignature(college)

  const page = await newVisitor()
  const { keyboard } = page
  await page.goto(`${url}/sign-in`)
  await hydrated(page)
  await tabTo(page, 'textbox', 'Email')
  await keyboard.type(email)
  await tabTo(page, 'textbox', 'Password')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await page.waitForURL(`${url}/issuer`)

  // The button waits for the profile to load.
  await expect(page.getByRole('heading', { name: 'Welcome, Wadi Helo College' })).toBeVisible()
  await keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await keyboard.type('student')
  await keyboard.press('Escape')
  await expect(search).toBeHidden()
  await pressButton(page, '+ Create Certificate')
  const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
  await chooseOption(page, 'Certificate Type', category)
  await tabTo(page, 'textbox', 'Title of the Certificate')
  await keyboard.type(title)
  await tabTo(page, 'textbox', 'Date of Issue')
  await keyboard.type('30/06/2025')
  await pressButton(page, 'Recipients')
  await expect(page.getByPlaceholder('Search students')).toBeFocused()
  await expect(dialog.getByRole('listbox', { name: 'Students' }).getByRole('option')).toHaveCount(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  // Escape closes only the list, and focus returns to where it was before.
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Recipients' })).toContainText('1 selected')
  await expect(dialog.getByRole('button', { name: 'Recipients' })).toBeFocused()
  await pressButton(page, 'Create Certificate')
  await expect(dialog).toBeHidden()

  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await chooseFromMenu(page, new RegExp(`^More about ${title}`), 'Sign')
  await expect(page.getByLabel('Digital signature')).toBeFocused()
  await keyboard.insertText(verifierDigitalSignature)
  await pressButton(page, 'Verify Certificate')
  await expect(page.getByRole('button', { name: 'Verified Successfully' })).toBeVisible()
  expect(await listCertificates(college)).toMatchObject([{ title, isVerified: true }])
})

journey(
  'without a mouse: sign up, submit documents, be approved, recover the password',
  async ({ newVisitor, browser }) => {
    const url = sharedUrl()
    const applicant = { ...issuer, organizationName: 'Ghayl School of Falconry', email: 'head@ghayl.example' }
    const { jpeg } = await printPapers(browser, 'Trade licence')

    const page = await newVisitor()
    const { keyboard } = page
    await page.goto(url)
    await hydrated(page)
    await pressButton(page, 'Sign Up')
    await tabTo(page, 'link', 'Issuer')
    await keyboard.press('Enter')
    await page.waitForURL(`${url}/sign-up/issuer`)

    await type(page, 'Organization Name', applicant.organizationName)
    await pick(page, 'Type', 'Educational Institute')
    await pick(page, 'Industry', 'Educational')
    await type(page, 'Year', '2011')
    await type(page, 'Registration Number', 'AE-2011-0042')
    await type(page, 'Tax Identification Number (TIN)', '100234567800003')
    await type(page, 'Accreditation Certificate', 'CAA-0042')
    await type(page, 'Headquarters Address', 'University City Road 1')
    await chooseOption(page, 'Country', applicant.country)
    await chooseOption(page, 'State', applicant.state)
    await chooseOption(page, 'City', applicant.city)
    await type(page, 'Zip', '00000')
    await tabTo(page, 'textbox', 'Mobile')
    await keyboard.press('End')
    await keyboard.type('7700900123')
    await type(page, 'Email', applicant.email)
    await type(page, 'Password', password)
    await expect(page.getByText('This email is available.')).toBeAttached()
    await pressButton(page, 'Save and continue')
    await page.waitForURL(/\/sign-up\/issuer\/org_/)

    const labels = [
      'Business License',
      'Tax Certificate',
      'Proof Of Address',
      'Government ID Proof',
      'Proof Of Authorization',
    ]
    page.on('filechooser', (chooser) => chooser.setFiles(jpeg))
    for (const label of labels) {
      await pressButton(page, `Browse for ${label}`)
      await expect(page.getByRole('button', { name: `Replace ${label}` })).toBeFocused()
    }
    await type(page, 'Full Name', 'Mariam Al Suwaidi')
    await type(page, 'Role', 'Registrar')
    await pick(page, 'Bank Account Details', 'Current')
    await type(page, 'Account Holder Name', 'Registrar Office')
    await type(page, 'Account Number', '0123456789')
    await type(page, 'Bank Name', 'First Emirates')
    await type(page, 'Branch Name', 'Sharjah')
    await type(page, 'Swift Fsc Code', 'FEMXAEADXXX')
    await type(page, 'Payment Preference', 'Bank transfer')
    await tabTo(page, 'checkbox', /AML\/CTF/)
    await keyboard.press('Space')
    await pressButton(page, 'Submit for review')
    await expect(page.getByRole('dialog', { name: 'Details Under Review' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Okay' })).toBeFocused()
    await keyboard.press('Enter')
    await page.waitForURL(`${url}/sign-in`)

    await approveByKeyboard(await newVisitor(), url, applicant.organizationName)

    await tabTo(page, 'link', 'Forgot Password')
    await keyboard.press('Enter')
    await page.waitForURL(/\/request-for-otp/)
    // The previous page has a field of the same name, and stays until this one appears.
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor()
    await type(page, 'Email', applicant.email)
    await keyboard.press('Enter')
    await page.waitForURL(/\/verify-otp/)
    await tabTo(page, 'textbox', 'Digit 1 of 6')
    await keyboard.type(await readCode(await newVisitor(), url, applicant.email))
    await keyboard.press('Enter')
    await page.waitForURL(/\/reset-Password/)
    const newPassword = 'Falcon-Keeper-1971!'
    await type(page, 'New Password', newPassword)
    await type(page, 'Confirm Password', newPassword)
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Login' })).toBeFocused()
    await keyboard.press('Enter')
    await page.waitForURL(/\/sign-in/)
    await type(page, 'Email', applicant.email)
    await type(page, 'Password', newPassword)
    await keyboard.press('Enter')
    await page.waitForURL(`${url}/issuer`)
    await expect(page.getByRole('button', { name: '+ Create Certificate' }).first()).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

async function approveByKeyboard(page: Page, url: string, name: string): Promise<void> {
  await keepSession(page, await sharedAdminSession())
  await page.goto(`${url}/admin?search=${encodeURIComponent(name)}`)
  await tabTo(page, 'link', `Review ${name}`)
  await page.keyboard.press('Enter')
  await pressButton(page, 'Approve')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Organisation approved.')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', label)
  await page.keyboard.type(text)
}

/** Types to choose from a native list. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, 'combobox', label)
  await page.keyboard.type(option)
  await expect(page.getByRole('combobox', { name: label, exact: true }).locator('option:checked')).toHaveText(
    option,
  )
}

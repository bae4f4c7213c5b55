import { kycFiles } from '@credenza/schema/sign-up'
import { expect, type Page } from '@playwright/test'
import type { Say } from '../words.ts'
import { button, dialog, heading, press, type Screen, text } from './screen.ts'

/** No such registration exists, but the page is the same for all that have not been submitted. */
const onboarding = '/sign-up/issuer/org_0000000000000000'

const license = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const tooLarge = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) }

/** Only options of the open list, because the form has native lists too. */
const shownOption = (page: Page) => page.getByRole('option').filter({ visible: true }).first()

/** The two steps of signing up: empty, refused, filled in, with open pickers, and completed. */
export const signUpScreens: Screen[] = [
  { name: 'sign-up, issuer', who: 'nobody', path: '/sign-up/issuer', shows: heading('Sign up as an issuer') },
  {
    name: 'sign-up, verifier',
    who: 'nobody',
    path: '/sign-up/verifier',
    shows: heading('Sign up as a verifier'),
  },
  {
    name: 'sign-up, refused',
    who: 'nobody',
    path: '/sign-up/issuer',
    open: async (page, say) => {
      await ready(page, say)
      await page.locator('input[name="year"]').fill('20')
      await press('Save and continue')(page, say)
    },
    shows: text('Enter a valid year.'),
  },
  {
    name: 'sign-up, filled in',
    who: 'nobody',
    path: '/sign-up/issuer',
    open: fillIn,
    shows: (page, say) => page.getByText(say('This email is available.')),
  },
  {
    name: 'sign-up, countries open',
    who: 'nobody',
    path: '/sign-up/issuer',
    open: (page, say) => page.getByRole('combobox', { name: say('Country') }).click(),
    shows: shownOption,
  },
  {
    name: 'sign-up, dial codes open',
    who: 'nobody',
    path: '/sign-up/issuer',
    open: press('…: …, country code +…'),
    shows: shownOption,
  },
  { name: 'onboarding', who: 'nobody', path: onboarding, shows: heading('Onboarding') },
  {
    name: 'onboarding, refused',
    who: 'nobody',
    path: onboarding,
    open: async (page, say) => {
      await page.locator('input[name="bankName"]').fill('A name of more than twenty letters')
      await page.locator('input[type="file"]').nth(1).setInputFiles(tooLarge)
      await press('Submit for review')(page, say)
    },
    shows: text('File size must be under 2MB.'),
  },
  {
    name: 'onboarding, files chosen',
    who: 'nobody',
    path: onboarding,
    open: (page) => chooseFiles(page),
    shows: (page) => page.getByText(license.name).nth(4),
  },
  {
    name: 'Details Under Review',
    who: 'nobody',
    path: onboarding,
    // The documents are not sent, because only the dialog matters here.
    prepare: (page) =>
      page.route('**/api/update-kyc', (route) =>
        route.fulfill({ json: { success: true, message: 'You Have Been Onboarded Successfully!' } }),
      ),
    open: async (page, say) => {
      await chooseFiles(page)
      const fields = {
        fullName: 'Mariam Al Suwaidi',
        role: 'Registrar',
        email: 'dean@masafi.example',
        accountHolderName: 'Registrar Office',
        accountNumber: '0123456789',
        bankName: 'First Emirates',
        branchName: 'Sharjah',
        swiftFscCode: 'FEMXAEADXXX',
        paymentPreference: 'Bank transfer',
      }
      for (const [name, value] of Object.entries(fields))
        await page.locator(`input[name="${name}"]`).fill(value)
      await page.locator('input[type="tel"]').fill('+971501234567')
      await page.locator('select[name="bankAccountDetails"]').selectOption('current')
      await press('Submit for review')(page, say)
    },
    shows: dialog('Details Under Review'),
  },
]

async function chooseFiles(page: Page): Promise<void> {
  const tiles = page.locator('input[type="file"]')
  // While the page loads, the first tiles may be redrawn and lose their files.
  await tiles.nth(kycFiles.length - 1).waitFor({ state: 'attached' })
  for (const nth of kycFiles.keys()) await tiles.nth(nth).setInputFiles(license)
  await expect(page.getByText(license.name)).toHaveCount(kycFiles.length)
}

/** The app has hydrated the prerendered form once its lists can be opened. */
const ready = (page: Page, say: Say) => button('…: …, country code +…')(page, say).waitFor()

async function fillIn(page: Page, say: Say): Promise<void> {
  await ready(page, say)
  const fields = {
    organizationName: 'Masafi College',
    year: '2011',
    registrationNumber: 'AE-2011-0042',
    tin: '100234567800003',
    accreditationCertificate: 'CAA-0042',
    headquartersAddress: 'University City Road 1',
    zip: '00000',
    website: 'https://masafi.example',
    email: 'dean@masafi.example',
    password: 'Pearl-Diver-1932!',
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value)
  await page.locator('select[name="type"]').selectOption('educational')
  await page.locator('select[name="industry"]').selectOption('finance')
  await page.locator('input[type="tel"]').fill('+971501234567')
  for (const place of ['Country', 'State', 'City']) {
    const field = page.getByRole('combobox', { name: say(place) })
    await field.click()
    await shownOption(page).click()
  }
}

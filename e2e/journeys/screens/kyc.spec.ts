import type { Page } from '@playwright/test'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import type { Paper } from '../../browser/papers.ts'
import { attach, type Documents, typeKyc } from '../../browser/sign-up.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { apiClient } from '../../world/api-client.ts'
import { signUp } from '../../world/organisations.ts'
import { issuer, verifier } from '../../world/people.ts'
import { sharedUrl } from '../../world/shared.ts'

/** In bytes: 2 MB (specification, section 9). */
const limit = 2 * 1024 * 1024

const pdf = (bytes = 2000): Paper => ({
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, ' ')]),
})

const documents: Documents = {
  'Business License': pdf(limit - 1),
  'Tax Certificate': pdf(),
  'Proof Of Address': pdf(),
  'Government ID Proof': pdf(),
  'Proof Of Authorization': pdf(),
}

journey.describe('sign-up, step two (specification, sections 2, 3 and 5)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 415/ })

  journey("the stepper stands at 'Onboarding'; every field and choice is there", async ({ newcomer }) => {
    const { page } = await open(newcomer, 'all-fields')
    const steps = page.getByRole('list', { name: 'Steps of signing up' }).getByRole('listitem')
    await expect(steps).toHaveText([/Your Details$/, /Onboarding$/])
    await expect(steps.last()).toHaveAttribute('aria-current', 'step')
    for (const label of Object.keys(documents))
      await expect(page.getByRole('group', { name: label })).toBeVisible()
    for (const name of [
      'Full Name',
      'Role',
      'Email',
      'Mobile Number',
      'Account Holder Name',
      'Account Number',
      'Bank Name',
      'Branch Name',
      'Swift Fsc Code',
      'Payment Preference',
    ]) {
      await expect(field(page, name)).toBeEditable()
    }
    await expect(
      page.getByRole('combobox', { name: 'Bank Account Details', exact: true }).locator('option'),
    ).toHaveText(['Select Bank Account Details', 'Saving', 'Current'])
    await expect(page.getByRole('checkbox')).toHaveCount(2)
  })

  journey(
    'nothing is sent while something required is missing; boxes may stay empty',
    async ({ newVisitor }) => {
      const { page } = await open(await newVisitor(), 'empty')
      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/update-kyc')) sent++
      })
      await submit(page)
      for (const message of [
        'Business License is required',
        'Tax Certificate is required',
        'Proof Of Address is required',
        'Government ID Proof is required',
        'Proof Of Authorization is required',
        'Full Name is required',
        'Role is required',
        'Email is required',
        'Mobile Number is required',
        'Bank Account Details is required',
        'Account Holder Name is required',
        'Account Number is required',
        'Bank Name is required',
        'Branch Name is required',
        'Swift Fsc Code is required',
        'Payment Preference is required',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible()
      }
      await expect(page.getByText(/is required$/)).toHaveCount(16)
      expect(sent).toBe(0)
    },
  )

  journey('a file must be under 2 MB, and pdf, jpg or png', async ({ newcomer }) => {
    const { page } = await open(newcomer, 'files')
    const tile = page.getByRole('group', { name: 'Business License' })
    await attach(page, 'Business License', pdf(limit))
    await expect(tile.getByText('File size must be under 2MB.', { exact: true })).toBeVisible()
    await attach(page, 'Business License', pdf(limit - 1))
    await expect(tile.getByText('File size must be under 2MB.')).toHaveCount(0)

    const taxes = page.getByRole('group', { name: 'Tax Certificate' })
    await attach(page, 'Tax Certificate', {
      name: 'taxes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('1'),
    })
    await expect(taxes.getByText('File type must be pdf, jpg or png', { exact: true })).toBeVisible()
  })

  journey('bank details accept 20 characters and refuse 21', async ({ newcomer }) => {
    const { page } = await open(newcomer, 'lengths')
    const problem = page.getByText('Use at most 20 characters.', { exact: true })
    for (const name of [
      'Bank Name',
      'Branch Name',
      'Account Holder Name',
      'Account Number',
      'Swift Fsc Code',
      'Payment Preference',
    ]) {
      await field(page, name).fill('x'.repeat(21))
      await expect(problem).toHaveCount(1)
      await field(page, name).fill('x'.repeat(20))
      await expect(problem).toHaveCount(0)
    }
  })

  journey('email and mobile number are checked during typing', async ({ newcomer }) => {
    const { page } = await open(newcomer, 'contact')
    await field(page, 'Email').fill('registry')
    await expect(page.getByText('Invalid email format.', { exact: true })).toBeVisible()
    await field(page, 'Mobile Number').fill('+97150123')
    await page.keyboard.type('ab-')
    await expect(field(page, 'Mobile Number')).toHaveValue('+971 501 23')
    for (let digits = 8; digits > 6; digits--) await page.keyboard.press('Backspace')
    await expect(page.getByText('Enter a valid phone number.', { exact: true })).toBeVisible()
  })

  for (const role of ['issuer', 'verifier'] as const) {
    journey(
      `${role}: success says so and opens 'Details Under Review', which leads to sign-in`,
      async ({ newVisitor }) => {
        const visitor = await newVisitor()
        await withClock(visitor)
        const { page, email } = await open(visitor, `done-${role}`, role)
        await typeKyc(page, documents)
        await field(page, 'Email').fill(email)
        await field(page, 'Mobile Number').fill('+971501234567')
        const release = await hold(page, '/api/update-kyc')
        await freeze(page)
        await submit(page)
        await expectToast(page, 'loading', 'Processing...')
        release()
        await expectToast(page, 'success', 'You Have Been Onboarded Successfully!')
        const dialog = page.getByRole('dialog', { name: 'Details Under Review', exact: true })
        await reach(page, dialog)
        await page.clock.resume()
        await dialog.getByRole('button', { name: 'Okay', exact: true }).click()
        await page.waitForURL(`${sharedUrl()}/sign-in`)
      },
    )
  }

  journey(
    'what the server refuses is an error toast of its words, and stands at the file',
    async ({ newVisitor }) => {
      const visitor = await newVisitor()
      await withClock(visitor)
      const { page, email } = await open(visitor, 'lying')
      await typeKyc(page, {
        ...documents,
        'Tax Certificate': { ...pdf(), buffer: Buffer.from('<html>no pdf at all</html>') },
      })
      await field(page, 'Email').fill(email)
      await field(page, 'Mobile Number').fill('+971501234567')
      await freeze(page)
      const answered = page.waitForResponse('**/api/update-kyc')
      await submit(page)
      const refusal = (await (await answered).json()) as { message: string; fields: Record<string, string> }
      await expectToast(page, 'error', refusal.message)
      const tile = page.getByRole('group', { name: 'Tax Certificate' })
      await expect(tile).toContainText(refusal.fields.taxCertificate!)
      await expect(field(page, 'Full Name')).toHaveValue('Mariam Al Suwaidi')
    },
  )
})

/** Opens step two for an organisation that has just completed step one. */
async function open(
  page: Page,
  name: string,
  role: 'issuer' | 'verifier' = 'issuer',
): Promise<{ page: Page; email: string }> {
  const email = `kyc-${name}@khor-fakkan.example`
  const id = await signUp(apiClient(sharedUrl()), {
    ...(role === 'issuer' ? issuer : verifier),
    organizationName: `Khor Fakkan Academy ${name}`,
    email,
  })
  await page.goto(`${sharedUrl()}/sign-up/${role}/${id}`)
  await expect(page.getByRole('group', { name: 'Proof Of Authorization' })).toBeVisible()
  await expect(page.getByRole('button', { name: /country code \+/ })).toBeVisible()
  return { page, email }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for review' }).click()

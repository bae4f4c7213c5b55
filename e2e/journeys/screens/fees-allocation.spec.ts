import type { Download, Page } from '@playwright/test'
import { freeze, withClock } from '../../browser/clock.ts'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { holdLastTry, refuse } from '../../browser/refuse.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { type ApiClient, apiClient } from '../../world/api-client.ts'
import {
  acceptCertificates,
  addStudent,
  createCertificates,
  signCertificates,
} from '../../world/certificates.ts'
import { setFee } from '../../world/fees.ts'
import { onboard } from '../../world/organisations.ts'
import { students, verifier } from '../../world/people.ts'
import { category, newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedAdminSession, sharedUrl } from '../../world/shared.ts'

const path = '/verifier/fees-allocation'
const parts = (page: Page) => ({
  type: page.getByRole('combobox', { name: 'Certificate Type' }),
  current: page.getByRole('textbox', { name: 'Current fee' }),
  update: page.getByRole('textbox', { name: 'Update fee (AED)' }),
  add: page.getByRole('button', { name: 'Add Fees' }),
  balance: page.getByRole('region', { name: 'Wallet balance' }),
  statement: page.getByRole('table', { name: 'Statement' }),
})

journey.describe('fees allocation (specification, sections 2, 5, 7 and 8)', () => {
  journey(
    'one type’s current fee cannot be written to; digits only; old and new are shown before they are saved',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await enterAsOwnVerifier(page, 'Ministry of Dates', 'dates')
      const { type, current, update, add, balance } = parts(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Fees Allocation' })).toBeVisible()
      await expect(balance.getByText('AED 0', { exact: true })).toBeVisible()
      await expect(type).toHaveAttribute('placeholder', 'Select Certificate Type')

      await add.click()
      await expect(page.getByText('Please enter a valid certificate type')).toBeVisible()
      await expect(page.getByText('Please enter a valid amount greater than 0')).toBeVisible()

      const answer = await hold(page, '/api/get-verifier-fees')
      await chooseType(page)
      await expect(current).toBeHidden()
      answer()
      await expect(current).toHaveValue('No fee')
      await expect(current).toHaveAttribute('readonly')

      await update.fill('0')
      await expect(page.getByText('Amount must be 1 or greater')).toBeVisible()
      await add.click()
      await expect(page.getByText('Please enter a valid amount greater than 0')).toBeVisible()

      await update.fill('20')
      await freeze(page)
      await update.press('x')
      await expectToast(page, 'error', 'Only numeric values are allowed')
      await page.clock.resume()
      await expect(update).toHaveValue('20')
      await expect(page.getByText('No fee → AED 20')).toBeVisible()
      await expect(page.getByText('Starts now, for new requests.')).toBeVisible()
      await freeze(page)
      await add.click()
      await expectToast(page, 'success', 'Fees added successfully!')
      await page.clock.resume()
      await expect(current).toHaveValue('AED 20')
      await expect(update).toHaveValue('')

      await update.fill('35')
      await page.getByRole('textbox', { name: 'In force from' }).fill('01/02/2035')
      await page.getByRole('textbox', { name: 'In force from' }).press('Tab')
      await expect(page.getByText('Starts on 01/02/2035, for requests from that day on.')).toBeVisible()
      await add.click()
      const history = page.getByRole('table', { name: `Fees for ${category}` })
      await expect(history.getByRole('row', { name: '01/02/2035 AED 35 Upcoming' })).toBeVisible()
      await expect(history.getByRole('row', { name: /AED 20 In force/ })).toBeVisible()
      const all = page.getByRole('table', { name: 'All your fees' })
      const row = all.getByRole('row').filter({ hasText: 'AED 35 from 01/02/2035' })
      await expect(row).toContainText('AED 20')
      await expect(current).toHaveValue('AED 20')

      await row.getByRole('button', { name: `Change the fee for ${category}` }).click()
      await expect(row.getByRole('textbox')).toHaveValue('20')
      await page.keyboard.type('25')
      await page.keyboard.press('Enter')
      await expect(row).toContainText('AED 25')
      await expect(current).toHaveValue('AED 25')
    },
  )

  journey(
    'an accepted certificate is in the balance and in the statement, which is read as CSV and PDF',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await enterAsOwnVerifier(page, 'Bureau of Pearls', 'pearls', async (bureau) => {
        await setFee(bureau, category, 1234)
        await acceptOne(bureau, 'Pearl Coast University', 'pearl-coast')
      })
      const { balance, statement } = parts(page)
      await expect(balance.getByText('AED 1,234', { exact: true })).toBeVisible()
      await expect(
        statement.getByRole('row', {
          name: /Bachelor of Trade · Bachelor .+ Pearl Coast University AED 1,234/,
        }),
      ).toBeVisible()
      const csv = await download(page, 'Download CSV')
      expect(csv.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/)
      const pdf = await download(page, 'Download PDF')
      expect(pdf.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/)

      const admin = await newVisitor()
      await enter(admin, sharedUrl(), await sharedAdminSession(), '/admin/balances?search=bureau')
      await expect(admin.getByRole('heading', { level: 1, name: 'Balances' })).toBeVisible()
      await expect(admin.getByText('Earned AED 1,234')).toBeVisible()
      await admin.getByRole('button', { name: 'Record a settlement for Bureau of Pearls' }).click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Amount (AED)' }).fill('1000.50')
      await dialog.getByRole('textbox', { name: 'Reference' }).fill('TT-2026-77')
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(admin.getByText('Earned AED 233.50')).toBeVisible()

      await page.reload()
      await expect(balance.getByText('AED 233.50', { exact: true })).toBeVisible()
      await expect(statement.getByRole('row', { name: /Payment TT-2026-77 .*−AED 1,000.50/ })).toBeVisible()
    },
  )
})

journey.describe('fees allocation when the server fails', () => {
  journey.use({ expectedInConsole: /status of 500/ })

  journey(
    "'Server Error' for a failure without a word; balance and transactions say that they failed",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const recover = await refuse(page, '/api/balance')
      await enterAsOwnVerifier(page, 'Office of Falcons', 'falcons', async (office) => {
        await setFee(office, category, 10)
        await acceptOne(office, 'Falcon Hill College', 'falcon-hill')
      })
      const { update, add, balance } = parts(page)
      await expect(balance.getByText('Failed to fetch balance.')).toBeVisible()
      await recover()
      const call = '/api/balance/statement'
      const mend = await refuse(page, call)
      const freezeAndFail = await holdLastTry(page, call)
      await balance.getByRole('button', { name: 'Retry' }).click()
      await freezeAndFail()
      await expectToast(page, 'error', 'Failed to fetch transactions.')
      await page.clock.resume()
      await mend()

      await chooseType(page)
      await update.fill('5')
      await page.route('**/api/add-verifier-fees', (route) => route.fulfill({ status: 500, json: {} }))
      await add.click()
      await expect(page.getByText('Server Error', { exact: true })).toBeVisible()
    },
  )
})

/** Opens the screen as a new approved verifier, with the page's clock under the test's control. */
async function enterAsOwnVerifier(
  page: Page,
  organizationName: string,
  mailbox: string,
  before: (own: ApiClient) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const email = `fees@${mailbox}.example`
  const { session, client } = await onboard(apiClient(sharedUrl()), await sharedAdmin(), {
    ...verifier,
    organizationName,
    email,
  })
  await before(client)
  await withClock(page)
  await enter(page, sharedUrl(), session, path)
}

/** Creates a certificate of a new issuer and has this verifier accept it. */
async function acceptOne(own: ApiClient, organizationName: string, mailbox: string): Promise<void> {
  const email = `registry@${mailbox}.example`
  const issuer = await newIssuer(await sharedAdmin(), { organizationName, email })
  const student = await addStudent(issuer, { ...students[2], email: `student@${mailbox}.example` })
  const draft = { category, title: 'Bachelor of Trade', date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, [student])
  await signCertificates(issuer, ids)
  await acceptCertificates(own, ids)
}

async function chooseType(page: Page): Promise<void> {
  await parts(page).type.click()
  await page.getByRole('option', { name: category, exact: true }).click()
}

async function download(page: Page, button: string): Promise<Download> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return started
}

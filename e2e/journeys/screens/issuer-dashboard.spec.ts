import type { Page } from '@playwright/test'
import { enter } from '../../browser/enter.ts'
import { findings, settled } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { outOfOrder, refuse } from '../../browser/refuse.ts'
import { hold } from '../../browser/toasts.ts'
import { type ApiClient, apiClient } from '../../world/api-client.ts'
import { addStudent, createCertificates } from '../../world/certificates.ts'
import { openSession, signUp, submitKyc } from '../../world/organisations.ts'
import { issuer, password, students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../../world/shared.ts'

const path = '/issuer'
const numbers = [
  { card: 'Total Certificates', call: '/api/stats', shown: '2' },
  { card: 'Total Students', call: '/api/student/get-total-student-count', shown: '1' },
]

journey.describe('issuer dashboard (specification, sections 2, 4 and 9)', () => {
  // Some responses fail on purpose, and the browser logs them.
  journey.use({ expectedInConsole: /the server responded with a status of 500/ })

  journey(
    "without a business license it prompts; then 'Please wait for admin approval!'; approval opens it",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const applicant = {
        ...issuer,
        organizationName: 'Al Jazirah Al Hamra School',
        email: 'registry@jazirah.example',
      }
      const api = apiClient(sharedUrl())
      const id = await signUp(api, applicant)
      await enter(page, sharedUrl(), await openSession(api, 'issuer', applicant.email, password), path)
      await expect(page.getByText('Complete your onboarding.')).toBeVisible()
      await expect(page.getByRole('link', { name: '+ Complete Onboarding', exact: true })).toHaveAttribute(
        'href',
        `/sign-up/issuer/${id}`,
      )
      await expectGated(page)

      await submitKyc(api, id, applicant)
      await page.reload()
      await expect(page.getByText('Please wait for admin approval!', { exact: true })).toBeVisible()
      await expect(page.getByText('+ Complete Onboarding')).toHaveCount(0)
      await expectGated(page)

      await (await sharedAdmin()).post(`/api/admin/organisations/${id}/approve`)
      await page.reload()
      const [addStudentInfo, create] = gatedButtons(page)
      await expect(addStudentInfo!).toBeEnabled()
      await expect(page.getByText('Please wait for admin approval!')).toHaveCount(0)
      await create!.click()
      const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
      await expect(dialog.getByRole('combobox', { name: 'Certificate Type' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await addStudentInfo!.click()
      await page.waitForURL('**/addStudent')
    },
  )

  journey(
    "greeting, wallet address, and numbers: '...' while they load, 'Error' when they fail to load",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const answers = await Promise.all(numbers.map(({ call }) => hold(page, call)))
      const college = await enterAsOwnIssuer(
        page,
        { organizationName: 'Umm Al Quwain College', mailbox: 'umm-al-quwain', path },
        (client) => certificatesOf(client, 'uaq', ['2023-06-30', '2024-06-30']),
      )
      await expect(
        page.getByRole('heading', { level: 1, name: 'Welcome, Umm Al Quwain College' }),
      ).toBeVisible()
      const { data } = await college.get<{ data: { publicKey: string } }>('/api/issuer-verifier-profile')
      await expect(page.getByTitle(data.publicKey)).toHaveText(`${data.publicKey.slice(0, 19)}…`)
      for (const { card } of numbers) await expectNumber(page, card, '...')
      for (const answer of answers) answer()
      for (const { card, shown } of numbers) await expectNumber(page, card, shown)

      const recoveries = await Promise.all(numbers.map(({ call }) => refuse(page, call)))
      await page.reload()
      for (const { card } of numbers) await expectNumber(page, card, 'Error')
      await settled(page)
      expect(await findings(page)).toEqual([])
      for (const recover of recoveries) await recover()
      for (const { card, shown } of numbers) {
        await cardOf(page, card).getByRole('button', { name: 'Retry' }).click()
        await expectNumber(page, card, shown)
      }
    },
  )

  journey(
    'a strip of years; 2025 first where it holds certificates or none exist, else the newest year that does',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const college = await enterAsOwnIssuer(page, {
        organizationName: 'Masafi College',
        mailbox: 'masafi',
        path,
      })
      await expectYears(page, '2025', [/^2025$/])
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()

      await certificatesOf(college, 'masafi', ['2023-06-30', '2024-06-30'])
      await page.reload()
      await expectYears(page, '2024', [/^2025$/, /^2024\s*1$/, /^2023\s*1$/])
      await certificatesOf(college, 'masafi-2025', ['2025-06-30'])
      await page.reload()
      await expectYears(page, '2025', [/^2025\s*1$/, /^2024\s*1$/, /^2023\s*1$/])
      await expect(page.getByRole('table', { name: 'Certificates of 2025' })).toContainText('Of 2025-06-30')

      const recover = await refuse(page, '/api/timeline/get-years-certificate-list/2023')
      await page.getByRole('tab', { name: /^2023/ }).click()
      await expect(page.getByText(`Error fetching data: ${outOfOrder}`)).toBeVisible()
      await recover()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('table', { name: 'Certificates of 2023' })).toContainText('Of 2023-06-30')
    },
  )
})

/** Creates one student, with a certificate for each date; the date is the title. */
async function certificatesOf(college: ApiClient, name: string, dates: string[]): Promise<void> {
  const student = await addStudent(college, {
    ...students[2],
    rollNumber: name,
    email: `zoe@${name}.students.example`,
  })
  for (const date of dates)
    await createCertificates(college, { category, title: `Of ${date}`, date }, [student])
}

const cardOf = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..')

const expectNumber = (page: Page, card: string, shown: string) =>
  expect(cardOf(page, card).getByText(shown, { exact: true })).toBeVisible()

async function expectYears(page: Page, selected: string, years: RegExp[]): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Years' }).getByRole('tab')
  await expect(tabs).toHaveText(years)
  await expect(tabs.and(page.locator('[aria-selected="true"]'))).toHaveText(new RegExp(`^${selected}`))
}

/** An empty list has two buttons to create. */
const gatedButtons = (page: Page) =>
  ['+ Add Student Info', '+ Create Certificate'].map((name) =>
    page.getByRole('button', { name, exact: true }).first(),
  )

/** Expects that creating and adding are disabled and say why. */
async function expectGated(page: Page): Promise<void> {
  for (const button of gatedButtons(page)) {
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.focus()
    await expect(button).toHaveAccessibleDescription(
      'Available once an administrator has approved your organisation.',
    )
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path)
}

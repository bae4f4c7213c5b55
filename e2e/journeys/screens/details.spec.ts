import type { Page } from '@playwright/test'
import { freeze } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { outOfOrder, refuse } from '../../browser/refuse.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import {
  addStudent,
  createCategory,
  createCertificates,
  type ListedCertificate,
} from '../../world/certificates.ts'
import { issue } from '../../world/issue.ts'
import { students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'

const path = '/issuer/details/2025'
const list = '/api/timeline/get-years-certificate-list/2025'
const [maryam, siyuan, zoe] = students

journey.describe('Details (specification, sections 2, 4, 8 and 9)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 500/ })

  journey(
    'ten skeleton rows, then the certificates of that year alone, newest first, found by any value',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const answer = await hold(page, list)
      await enterAsOwnIssuer(
        page,
        { organizationName: 'Dalma Institute', mailbox: 'dalma', path },
        async (issuer) => {
          await createCategory(issuer, 'Diploma')
          for (const [person, name, title, date] of [
            [maryam, category, 'Pearl Diving', '2025-12-31'],
            [siyuan, 'Diploma', 'Dhow Building', '2025-01-01'],
            [zoe, category, 'Falconry', '2025-06-30'],
            [zoe, category, 'Camel Racing', '2024-12-31'],
          ] as const) {
            const address = `${title.replace(' ', '')}@dalma.students.example`
            const student = await addStudent(issuer, { ...person, email: address, rollNumber: title })
            await createCertificates(issuer, { category: name, title, date }, [student])
          }
        },
      )
      await expect(page.getByRole('heading', { level: 1, name: 'Certificates of 2025' })).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(10)
      answer()
      const everything = ['Falconry', 'Dhow Building', 'Pearl Diving']
      await expectTitles(page, everything)
      await expect(rowOf(page, 'Pearl Diving')).toContainText('31/12/2025')
      await expect(rowOf(page, 'Pearl Diving')).toContainText('Pending')

      const search = page.getByRole('searchbox', { name: 'Search certificates' })
      for (const [typed, found] of [
        ['dHOW', ['Dhow Building']],
        ['مريم', ['Pearl Diving']],
        ['dIPLOMa', ['Dhow Building']],
        ['30/06', ['Falconry']],
        ['dalma inst', everything],
        ['Camel', []],
      ] as const) {
        await search.fill(typed)
        await expectTitles(page, found)
      }
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Clear search', exact: true }).click()
      await expectTitles(page, everything)

      const categories = page.getByRole('combobox', { name: 'Category' })
      await expect(categories.getByRole('option')).toHaveText(['All categories', category, 'Diploma'])
      await categories.selectOption('Diploma')
      await expectTitles(page, ['Dhow Building'])
      await search.fill('pearl')
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()

      const header = page.getByRole('banner').getByRole('link', { name: 'Details', exact: true })
      await header.click()
      await page.waitForURL(`**/issuer/details/${await page.evaluate<number>('new Date().getFullYear()')}`)

      await refuse(page, list)
      await page.goBack()
      await page.reload()
      await expect(page.getByText(`Error fetching data: ${outOfOrder}`)).toBeVisible()
    },
  )

  journey(
    "an accepted certificate is handed over once: 'Transfer', 'Transferring...', 'Transferred'",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      let recorded: ListedCertificate | undefined
      await enterAsOwnIssuer(
        page,
        { organizationName: 'Sir Bu Nair College', mailbox: 'sir-bu-nair', path },
        async (issuer) => {
          const student = await addStudent(issuer, { ...zoe, email: 'zoe@sirbunair.students.example' })
          const draft = (title: string) => ({ category, title, date: '2025-06-30' })
          const [certificate] = await createCertificates(issuer, draft('Falconry'), [student])
          await createCertificates(issuer, draft('Pearl Diving'), [student])
          ;[recorded] = await issue(issuer, [certificate!])
        },
      )
      const transfer = rowOf(page, 'Falconry').getByRole('button', { name: /^Transfer/ })
      const open = rowOf(page, 'Pearl Diving').getByRole('button', { name: /^Transfer/ })
      await expect(open).toHaveText('Transfer')
      await expect(open).toHaveAttribute('aria-disabled', 'true')
      await open.focus()
      await expect(open).toHaveAccessibleDescription(
        'A verifier must accept this certificate before you can transfer it.',
      )
      await expect(rowOf(page, 'Falconry')).toContainText('Verified')
      await expect(rowOf(page, 'Falconry').getByTitle(recorded!.uri)).toHaveText(recorded!.uri.slice(7, 14))
      await expect(rowOf(page, 'Falconry')).toContainText('N/A')

      const call = '/update-transfer'
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
      await freeze(page)
      await transfer.click()
      const question = page.getByRole('dialog', { name: 'Transfer this certificate?' })
      // The dialog loads when it is first needed, which takes a while on a busy machine.
      await expect(async () => {
        await page.clock.runFor(200)
        expect(await question.isVisible()).toBe(true)
      }).toPass()
      await question.getByRole('button', { name: 'Transfer' }).click()
      await expectToast(page, 'error', 'Transfer failed')
      await page.clock.resume()

      const answer = await hold(page, call)
      await expect(transfer).toHaveText('Transfer')
      await transfer.click()
      await question.getByRole('button', { name: 'Transfer' }).click()
      await expect(transfer).toHaveText('Transferring...')
      await freeze(page)
      answer()
      await expectToast(page, 'success', 'Transfer successful')
      await page.clock.resume()
      for (const visit of ['at once', 'ever after']) {
        await expect(transfer, visit).toHaveText('Transferred')
        await expect(transfer, visit).toBeDisabled()
        if (visit === 'at once') await page.reload()
      }
      const wallet = rowOf(page, 'Falconry').getByTitle(/^0x[0-9a-fA-F]{40}$/)
      await expect(wallet).toHaveText(/^0x[0-9a-fA-F]{8}…$/)
    },
  )
})

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

const expectTitles = (page: Page, titles: readonly string[]) =>
  expect(
    page.getByRole('table', { name: 'Certificates of 2025' }).locator('tbody').getByRole('link'),
  ).toHaveText([...titles])

import type { Page } from '@playwright/test'
import { freeze } from '../../browser/clock.ts'
import { findings, settled } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { refuse } from '../../browser/refuse.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import type { ApiClient } from '../../world/api-client.ts'
import { addStudent, createCategory, listCertificates } from '../../world/certificates.ts'
import { students } from '../../world/people.ts'
import { until } from '../../world/until.ts'

const path = '/issuer'
const title = 'Diploma of Boat Building'

journey.describe('Create Certificate modal (specification, sections 2, 3, 4, 5, 8 and 9)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 500/ })

  journey(
    "72vh high, its fields named and filled as specified, 'No options available', closed by icon and backdrop",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const organizationName = 'Al Jazeera Port School'
      await enterAsOwnIssuer(page, { organizationName, mailbox: 'jazeera-port', path }, withoutCategories)
      const { dialog, field } = await openDialog(page)
      await settled(page)
      expect((await dialog.boundingBox())!.height).toBeCloseTo(0.72 * page.viewportSize()!.height, 0)
      await expect(field.type).toHaveAttribute('placeholder', 'Select Certificate Type')
      await expect(field.recipients).toContainText('Select Recipients')
      await expect(field.issuer).toHaveValue(organizationName)
      await expect(field.issuer).not.toBeEditable()
      await expect(field.title).toBeEditable()
      await expect(field.date).toBeEditable()

      const nothing = page.getByText('No options available', { exact: true }).filter({ visible: true })
      for (const choice of [field.type, field.recipients]) {
        await expect(nothing).toHaveCount(0)
        await choice.click()
        await expect(nothing).toHaveCount(1)
        // Escape outside the list would close the dialog.
        if (choice === field.recipients)
          await expect(dialog.getByPlaceholder('Search students')).toBeFocused()
        await page.keyboard.press('Escape')
      }
      await expect(dialog).toBeVisible()

      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toBeHidden()
      await openDialog(page)
      await page.mouse.click(4, 450)
      await expect(dialog).toBeHidden()
    },
  )

  journey(
    'says what is missing; creates one certificate for each recipient, says so, and shows them',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const issuer = await enterAsOwnIssuer(
        page,
        { organizationName: 'Al Mina School of Crafts', mailbox: 'al-mina-crafts', path },
        async (client) => {
          await createCategory(client, 'Diploma')
          for (const student of students)
            await addStudent(client, { ...student, email: `${student.rollNumber}@al-mina.example` })
        },
      )
      const { dialog, field, submit } = await openDialog(page)
      await submit.click()
      for (const message of [
        'Certificate Type is required',
        'Title is required',
        'Date is required',
        'Select at least one recipient',
      ])
        await expect(dialog.getByText(message, { exact: true })).toBeVisible()
      await settled(page)
      expect(await findings(page)).toEqual([])

      await field.type.click()
      await page.getByRole('option', { name: 'Diploma', exact: true }).click()
      await field.title.fill(title)
      await field.date.fill('30/06/2025')
      await expect(dialog.getByText(/is required$/)).toHaveCount(0)
      await field.recipients.click()
      const search = dialog.getByPlaceholder('Search students')
      await expect(dialog.getByRole('option').last()).toBeInViewport()
      const [button, list] = [await field.recipients.boundingBox(), await search.boundingBox()]
      expect(list!.y).toBeGreaterThan(button!.y + button!.height)
      await expect(search).toBeFocused()
      await page.keyboard.press('ArrowDown')
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Select All (3)' }).click()
      await expect(field.recipients).toContainText('3 selected')
      // The button loses focus while it loads, and Escape outside the list would close the dialog.
      await expect(search).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog.getByText('Select at least one recipient')).toHaveCount(0)

      const recipients = dialog.getByRole('table', { name: 'Selected recipients' })
      await expect(recipients.getByRole('columnheader')).toHaveText(['Name', 'Wallet Address', 'Action'])
      for (const { name } of students)
        await expect(recipients.getByRole('row').filter({ hasText: name })).toContainText('N/A')
      await recipients.getByRole('button', { name: `Remove ${students[1].name}` }).click()
      await expect(recipients.getByRole('row').filter({ hasText: students[1].name })).toHaveCount(0)
      await expect(field.recipients).toContainText('2 selected')

      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      const question = page.getByRole('dialog', { name: 'Discard this certificate?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toBeHidden()
      await expect(field.title).toHaveValue(title)

      const recover = await refuse(page, '/api/batches')
      await freeze(page)
      await submit.click()
      await expectToast(page, 'error', 'Error. Please try again.')
      await expect(field.title).toHaveValue(title)
      await recover()
      const answer = await hold(page, '/api/batches')
      await submit.click()
      await expectToast(page, 'loading', 'Creating certificate...')
      expect(await listCertificates(issuer)).toEqual([])
      answer()
      const areThere = async () => (await listCertificates(issuer)).length === 2
      await until('both certificates are created', areThere)
      await expectToast(page, 'success', 'Certificate created successfully!')
      await page.clock.resume()
      await expect(dialog).toBeHidden()

      await expect(page.getByRole('tab', { name: /^2025/ })).toHaveText(/^2025\s*2$/)
      await expect(page.getByRole('table', { name: 'Certificates of 2025' }).getByText(title)).toHaveCount(2)
      expect(await listCertificates(issuer)).toMatchObject(
        [students[2], students[0]].map(({ name }) => ({
          userName: name,
          title,
          status: '0',
          isVerified: false,
        })),
      )
    },
  )
})

async function withoutCategories(issuer: ApiClient): Promise<void> {
  const { data } = await issuer.get<{ data: { id: string }[] }>('/api/categories/get')
  for (const { id } of data) await issuer.delete(`/api/categories/delete/${id}`)
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: '+ Create Certificate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Certificate' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    submit: dialog.getByRole('button', { name: 'Create Certificate', exact: true }),
    field: {
      type: dialog.getByRole('combobox', { name: 'Certificate Type' }),
      title: dialog.getByRole('textbox', { name: 'Title of the Certificate' }),
      recipients: dialog.getByRole('button', { name: 'Recipients' }),
      issuer: dialog.getByRole('textbox', { name: 'Issuing Organization/Authority' }),
      date: dialog.getByRole('textbox', { name: 'Date of Issue' }),
    },
  }
}

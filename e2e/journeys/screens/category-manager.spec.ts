import { freeze } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import type { ApiClient } from '../../world/api-client.ts'

journey.describe('category manager (specification, sections 2, 4, 5 and 8)', () => {
  const path = '/category-manager'

  journey(
    'five skeleton rows, then the categories; a blank name does nothing; one is created and renamed',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const answer = await hold(page, '/api/categories/get')
      const issuer = await enterAsOwnIssuer(page, {
        organizationName: 'Ras Al Khor School of Design',
        mailbox: 'ras-al-khor',
        path,
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Category Manager' })).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(5)
      answer()
      const table = page.getByRole('table', { name: 'Categories' })
      await expect(table.getByRole('row', { name: /Bachelor/ })).toBeVisible()

      const name = page.getByRole('textbox', { name: 'New category' })
      await name.fill('   ')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      expect(await namesOf(issuer)).toEqual(['Bachelor'])

      await name.fill('Honorary Degree')
      await freeze(page)
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expectToast(page, 'success', 'Category created successful!')
      await page.clock.resume()
      await expect(table.getByRole('row', { name: /Honorary Degree/ })).toBeVisible()

      await page.getByRole('button', { name: 'Edit Honorary Degree' }).click()
      await expect(table.getByRole('row', { name: /Honorary Degree.*Editing/ })).toBeVisible()
      for (const one of await table.getByRole('button', { name: /^Delete / }).all())
        await expect(one).toBeDisabled()
      const edited = page.getByRole('textbox', { name: 'Category name' })
      await expect(edited).toHaveValue('Honorary Degree')
      await edited.fill('Honorary Doctorate')
      await page.getByRole('button', { name: 'Update', exact: true }).click()
      await expect(table.getByRole('row', { name: /Honorary Doctorate/ })).toBeVisible()
      expect((await namesOf(issuer)).toSorted()).toEqual(['Bachelor', 'Honorary Doctorate'])
    },
  )

  journey(
    "Delete asks first and names the category; 'No Data Found' once none is left; Back leads to the dashboard",
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const issuer = await enterAsOwnIssuer(page, {
        organizationName: 'Mleiha School of Archaeology',
        mailbox: 'mleiha',
        path,
      })
      await page.getByRole('button', { name: 'Delete Bachelor' }).click()
      const question = page.getByRole('dialog')
      await expect(question.getByText('Are you sure you want to delete?')).toBeVisible()
      await expect(question.getByText('Bachelor', { exact: true })).toBeVisible()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toBeHidden()
      expect(await namesOf(issuer)).toEqual(['Bachelor'])

      await page.getByRole('button', { name: 'Delete Bachelor' }).click()
      await freeze(page)
      await question.getByRole('button', { name: 'Yes, Delete' }).click()
      await expectToast(page, 'success', 'Category Deleted successful!')
      await page.clock.resume()
      await expect(page.getByText('No Data Found')).toBeVisible()
      expect(await namesOf(issuer)).toEqual([])
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await page.waitForURL('**/issuer')
    },
  )
})

async function namesOf(issuer: ApiClient): Promise<string[]> {
  const { data } = await issuer.get<{ data: { name: string }[] }>('/api/categories/get')
  return data.map(({ name }) => name)
}

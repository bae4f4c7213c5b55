import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { addStudent, createCertificates } from '../../world/certificates.ts'
import { students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'

journey.describe('Timeline (specification, section 2)', () => {
  const path = '/issuer/timeline'

  journey("without certificates it says 'No timeline data available.'", async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsOwnIssuer(page, { organizationName: 'Al Dhaid School', mailbox: 'al-dhaid-school', path })
    await expect(page.getByText('No timeline data available.')).toBeVisible()
    await page.getByRole('link', { name: 'Create Certificate' }).click()
    await page.waitForURL('**/issuer?create=true')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  journey(
    'one tile per year with its count, the newest first; it leads to that year',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await enterAsOwnIssuer(
        page,
        { organizationName: 'Al Hamriyah Conservatory', mailbox: 'al-hamriyah', path },
        async (issuer) => {
          const student = await addStudent(issuer, { ...students[0], email: 'oud@hamriyah.example' })
          for (const [title, date] of [
            ['Oud, grade 5', '2023-06-30'],
            ['Oud, grade 8', '2025-06-30'],
            ['Qanun, grade 1', '2025-07-01'],
          ] as const)
            await createCertificates(issuer, { category, title, date }, [student])
        },
      )
      const tiles = page.getByRole('main').getByRole('link')
      await expect(tiles).toHaveText([/2025\s*2 certificates/, /2023\s*1 certificate/])
      await tiles.nth(1).click()
      await page.waitForURL('**/issuer/details/2023')
      await expect(page.getByRole('row', { name: /Oud, grade 5/ })).toBeVisible()
    },
  )
})

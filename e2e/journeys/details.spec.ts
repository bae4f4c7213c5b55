import type { Page } from '@playwright/test'
import { draftCertificateByScreen } from '../browser/create-certificate.ts'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectSaid } from '../browser/toasts.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, listCertificates } from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { openSession } from '../world/organisations.ts'
import { password, students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const email = 'registry@hatta-institute.example'
const holder = { ...students[1], name: 'Noor Al Suwaidi', email: 'noor@hatta.students.example' }
const draft = {
  category,
  title: 'Master of Water Engineering',
  date: '30/06/2025',
  recipients: [holder.name],
}
/** The title in the pasted rows, which replaces the common one. */
const ownTitle = 'Master of Dam Engineering'

journey(
  'a grade given with a certificate is signed with it, and everybody who may read it sees it',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const issuer = await newIssuer(await sharedAdmin(), { organizationName: 'Hatta Institute', email })
    await addStudent(issuer, holder)
    const registry = await newVisitor()
    await enter(registry, url, await openSession(apiClient(url), 'issuer', email, password), '/issuer')
    const dialog = await draftCertificateByScreen(registry, draft)
    await dialog.getByRole('button', { name: 'Add grade, GPA, credits or other details' }).click()
    await dialog.getByLabel('Grade').fill('Very good')
    await dialog.getByLabel('GPA', { exact: true }).fill('3.72')
    await dialog.getByLabel('GPA is out of').fill('4')
    await dialog.getByLabel('Credits').fill('120')
    await dialog.getByRole('button', { name: 'Add a field' }).click()
    await dialog.getByLabel('Field 1: name').fill('Thesis')
    await dialog.getByLabel('Field 1: value').fill('السدود في حتا')
    await dialog
      .getByRole('button', { name: 'Give each recipient their own title, grade or other details' })
      .click()
    await dialog.getByLabel('Rows of your spreadsheet').fill(`Email\tTitle\n${holder.email}\t${ownTitle}`)
    await expect(dialog.getByText('Found details for 1 of 1 recipients.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Certificate' }).click()
    await expectSaid(registry, 'Certificate created successfully!', 60_000)

    const id = (await listCertificates(issuer))[0]!._id
    const [recorded] = await issue(issuer, [id])

    await registry.goto(`${url}/issuer/certificates`)
    await expect(registry.getByText('Grade: Very good · GPA: 3.72 / 4 · Credits: 120')).toBeVisible()
    await registry.getByRole('link', { name: ownTitle }).click()
    await expectDetails(registry)

    const link = await shareLink(issuer, recorded!.slug)
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')
    await expectDetails(stranger)

    const arabic = await newVisitor({ locale: 'ar' })
    await arabic.goto(link)
    const facts = arabic.locator('[data-facts=signed]')
    await expect(facts).toContainText('التقدير')
    await expect(facts).toContainText('المعدل التراكمي')
  },
)

async function expectDetails(page: Page): Promise<void> {
  for (const text of ['Very good', '3.72 / 4', '120', 'Thesis', 'السدود في حتا'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { findMail } from '../../browser/mailbox.ts'
import { apiClient } from '../../world/api-client.ts'
import { addStudent, createCertificates, signCertificates } from '../../world/certificates.ts'
import { openFirstSession } from '../../world/organisations.ts'
import { password, students } from '../../world/people.ts'
import { category, newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../../world/shared.ts'

const url = sharedUrl()
const holder = { ...students[1], email: 'leaving@holders.example' }

journey(
  'a student asks for the erasure of all data, sees the day wherever they are, and keeps the data after all',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsHolder(page)
    await page.getByRole('link', { name: 'My data', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible()
    await expect(page.getByText('in their own lists and registers')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('my-data.zip')
    // A ZIP contains its file names in plain text.
    const zip = (await readFile(await file.path())).toString('latin1')
    for (const name of ['README.txt', 'profile.json', '/credential.json', '/bundle.json', '/certificate.pdf'])
      expect(zip).toContain(name)
    await expect(page.getByText('Your file was downloaded.')).toBeVisible()

    await page.getByRole('button', { name: 'Erase my data' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Erase all my data?' })
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await page.keyboard.type(password)
    await dialog.getByRole('checkbox').press('Space')
    await dialog.getByRole('button', { name: /^Erase on \d/ }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Your data will be erased on \d+ \w+ \d{4}$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase my data' })).toHaveCount(0)

    await page.goto(`${url}/student`)
    await expect(page.getByText('Bachelor of Geology')).toBeVisible()
    await page.getByRole('button', { name: 'Keep my data' }).click()
    await expect(page.getByText('We’ll keep your data.')).toBeVisible()
    await expect(page.getByText(/^Your data will be erased/)).toHaveCount(0)

    await findMail(page, url, { to: holder.email, subject: 'We’re keeping your data' })
  },
)

async function enterAsHolder(page: Page): Promise<void> {
  const issuer = await newIssuer(await sharedAdmin(), {
    organizationName: 'Academy of leaving',
    email: 'registry@leaving-academy.example',
  })
  const draft = { category, title: 'Bachelor of Geology', date: '2025-06-30' }
  const ids = await createCertificates(issuer, draft, [await addStudent(issuer, holder)])
  await signCertificates(issuer, ids)
  await enter(page, url, await openFirstSession(apiClient(url), holder, password), '/student')
}
